/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.stream.Collectors;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.measurement.Distribution;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.ui.view.ChangingLabels;

/** The bar below the table: the figures of the component as a whole, and the rules by which they were counted. */
final class FiguresTotal {

	private final Composite bar;
	private final ChangingLabels words;
	private final Label figures;
	private final Label rules;

	FiguresTotal(Composite parent) {
		bar = new Composite(parent, SWT.NONE);
		words = new ChangingLabels(parent);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().margins(5, 3).spacing(5, 1).applyTo(bar);
		figures = new Label(bar, SWT.WRAP);
		figures.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(figures);
		rules = new Label(bar, SWT.WRAP);
		figures.setToolTipText("Cyclomatic and cognitive complexity: of methods and constructors with a body.\n"
				+ "Information metrics: of the hypergraph of methods, calls and data.");
		rules.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(rules);
	}

	/**
	 * What stands there.
	 *
	 * @param figures  of the component as a whole
	 * @param rules    by which they were counted
	 * @param problems whether there are any
	 */
	record Text(String figures, String rules, boolean problems) {

		/** Looks at every method: of many not for the thread of the user interface. */
		static Text of(Figures shown) {
			return new Text(words(shown), FiguresTotal.rules(shown.measurement()), !shown.measurement().problems().isEmpty());
		}
	}

	void show(Text text) {
		words.set(figures, text.figures());
		words.set(rules, text.rules());
		rules.setToolTipText("Names not found: in the source, that could not be bound; what they stand for is missing in the graph."
				+ (text.problems() ? "\nThe view's menu lists the problems." : ""));
		words.layOut();
	}

	private static String words(Figures shown) {
		Measurement measurement = shown.measurement();
		InformationMetrics information = measurement.information();
		return "%s lines in %s; cyclomatic complexity %s; cognitive complexity %s; information complexity %s bit, size %s, coupling %s%s".formatted(
				FigureColumns.whole(measurement.loc()), Counted.of(measurement.types().size(), "type"), words(measurement.cyclomatic()),
				words(measurement.cognitive()), FigureColumns.bits(information.complexity()), FigureColumns.bits(information.size()),
				FigureColumns.bits(information.coupling()), shown.behind() ? " as last saved" : "");
	}

	private static String words(Distribution<?> methods) {
		return methods.average().isEmpty() ? "of no method"
				: "%s per method, at most %s".formatted(Digits.fixed(methods.average().getAsDouble(), 3), FigureColumns.whole(methods.max()));
	}

	private static String rules(Measurement measurement) {
		String dataTypes = measurement.component().dataTypes().stream().map(TypePattern::toString).collect(Collectors.joining(", "));
		return "Rules: %s, %s, %s, %s. Data types: primitive%s.%s API of Java %d. %s not found%s".formatted(
				measurement.linesProfile().id(), measurement.cyclomatic().profile().id(), measurement.cognitive().profile().id(),
				measurement.information().profile().id(), dataTypes.isEmpty() ? "" : ", " + dataTypes,
				measurement.component().modules() == Modules.TOP_LEVEL ? "" : " Modules: " + measurement.component().modules().words() + ".",
				measurement.release().number(),
				Counted.of(measurement.unresolved().total(), "name"),
				measurement.problems().isEmpty() ? "." : "; " + Counted.of(measurement.problems().size(), "problem") + ".");
	}
}
