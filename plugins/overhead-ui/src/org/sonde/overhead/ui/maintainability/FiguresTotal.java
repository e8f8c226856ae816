/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.common.digits.Digits;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.measurement.Distribution;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.overhead.ui.view.ChangingLabels;
import org.sonde.overhead.ui.view.FlowLayout;
import org.sonde.overhead.ui.view.Narrowness;
import org.sonde.overhead.ui.view.Plural;

/** The bar below the table: the figures of the component as a whole, and their counting rules. */
final class FiguresTotal {

	private final ChangingLabels words;
	private final Label figures;
	private final Label rules;
	private final Narrowness narrowness;
	private Text latest = new Text("", "", false);

	FiguresTotal(Composite parent) {
		words = new ChangingLabels(parent);
		figures = FlowLayout.text(parent);
		figures.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		rules = FlowLayout.text(parent);
		rules.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
		narrowness = new Narrowness(parent, narrow -> show(latest));
	}

	/** The line of the figures. */
	Control figures() {
		return figures.getParent();
	}

	/** The line of the rules, which may be missing where there is little room. */
	Control rules() {
		return rules.getParent();
	}

	/**
	 * What stands there.
	 *
	 * @param figures  of the component as a whole
	 * @param rules    of counting
	 * @param problems whether there are any
	 */
	record Text(String figures, String rules, boolean problems) {

		/** Looks at every method: of many not for the thread of the user interface. */
		static Text of(Figures shown) {
			return new Text(words(shown), FiguresTotal.rules(shown.measurement()), !shown.measurement().problems().isEmpty());
		}
	}

	void show(Text text) {
		latest = text;
		boolean narrow = narrowness.isNarrow();
		words.set(figures, narrow ? text.figures().replaceFirst(";.*", "") : text.figures());
		figures.setToolTipText((narrow ? text.figures() + "\n" : "") + Messages.FiguresTotal_figuresHint);
		words.set(rules, text.rules());
		rules.setToolTipText(text.problems() ? Messages.FiguresTotal_rulesAndProblemsHint : Messages.FiguresTotal_rulesHint);
		words.layOut();
	}

	private static String words(Figures shown) {
		Measurement measurement = shown.measurement();
		InformationMetrics information = measurement.information();
		return Plural.bind(shown.behind() ? Messages.FiguresTotal_figuresBehind : Messages.FiguresTotal_figures, measurement.types().size(),
				FigureColumns.whole(measurement.loc()), words(measurement.cyclomatic()), words(measurement.cognitive()),
				FigureColumns.bits(information.complexity()), FigureColumns.bits(information.size()),
				FigureColumns.bits(information.coupling()));
	}

	private static String words(Distribution<?> methods) {
		return methods.average().isEmpty() ? Messages.FiguresTotal_noMethod
				: NLS.bind(Messages.FiguresTotal_perMethod, Digits.fixed(methods.average().getAsDouble(), 3),
						FigureColumns.whole(methods.max()));
	}

	private static String rules(Measurement measurement) {
		String dataTypes = measurement.component().dataTypes().stream().map(TypePattern::toString).collect(Collectors.joining(", "));
		List<String> sentences = new ArrayList<>();
		sentences.add(NLS.bind(Messages.FiguresTotal_rules,
				new Object[] { measurement.linesProfile().id(), measurement.cyclomatic().profile().id(),
				measurement.cognitive().profile().id(), measurement.information().profile().id() }));
		sentences.add(dataTypes.isEmpty() ? Messages.FiguresTotal_primitive : NLS.bind(Messages.FiguresTotal_dataTypes, dataTypes));
		if (measurement.component().modules() != Modules.TOP_LEVEL) {
			sentences.add(NLS.bind(Messages.FiguresTotal_modules, measurement.component().modules().words()));
		}
		sentences.add(NLS.bind(Messages.FiguresTotal_release, measurement.release().number()));
		sentences.add(
				Plural.bind(measurement.problems().isEmpty() ? Messages.FiguresTotal_notFound : Messages.FiguresTotal_notFoundAndProblems,
				measurement.unresolved().total(), measurement.problems().size()));
		return String.join(" ", sentences);
	}
}
