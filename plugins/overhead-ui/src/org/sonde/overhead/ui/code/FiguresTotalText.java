/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.overhead.ui.view.Plural;

/**
 * What the bar below the table says.
 *
 * @param figures   of the component as a whole
 * @param rules     of counting
 * @param rulesHint what they mean
 */
record FiguresTotalText(String figures, String rules, String rulesHint) {

	/** Looks at every method: of many not for the thread of the user interface. */
	static FiguresTotalText of(Figures shown) {
		return new FiguresTotalText(words(shown), rules(shown.measurement()), shown.measurement().problems().isEmpty()
				? Messages.FiguresTotalText_rulesHint : Messages.FiguresTotalText_rulesAndProblemsHint);
	}

	private static String words(Figures shown) {
		ComponentMeasurement measurement = shown.measurement();
		InformationMetrics information = measurement.information();
		return Plural.bind(shown.behind() ? Messages.FiguresTotalText_figuresBehind : Messages.FiguresTotalText_figures,
				measurement.types().size(), FigureDigits.whole(measurement.loc()), words(measurement.cyclomatic()),
				words(measurement.cognitive()), FigureDigits.bits(information.complexity()), FigureDigits.bits(information.size()),
				FigureDigits.bits(information.coupling()));
	}

	private static String words(FigureDistribution<?> methods) {
		return methods.average().isEmpty() ? Messages.FiguresTotalText_noMethod
				: NLS.bind(Messages.FiguresTotalText_perMethod, Digits.fixed(methods.average().getAsDouble(), 3),
						FigureDigits.whole(methods.max()));
	}

	private static String rules(ComponentMeasurement measurement) {
		String dataTypes = measurement.component().dataTypes().stream().map(TypePattern::toString).collect(Collectors.joining(", "));
		List<String> sentences = new ArrayList<>();
		sentences.add(NLS.bind(Messages.FiguresTotalText_rules, new Object[] { measurement.linesProfile().id(),
				measurement.cyclomatic().profile().id(), measurement.cognitive().profile().id(),
				measurement.information().profile().id() }));
		sentences.add(dataTypes.isEmpty() ? Messages.FiguresTotalText_primitive : NLS.bind(Messages.FiguresTotalText_dataTypes, dataTypes));
		if (measurement.component().modules() != Modules.TOP_LEVEL) {
			sentences.add(NLS.bind(Messages.FiguresTotalText_modules, measurement.component().modules().words()));
		}
		sentences.add(NLS.bind(Messages.FiguresTotalText_release, measurement.release().number()));
		sentences.add(
				Plural.bind(
						measurement.problems().isEmpty() ? Messages.FiguresTotalText_notFound
								: Messages.FiguresTotalText_notFoundAndProblems,
						measurement.unresolved().total(), measurement.problems().size()));
		return String.join(" ", sentences);
	}
}
