/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.metrics.measurement.Distribution;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.digits.Digits;

/** The figures of the component as a whole: each with its name, its unit and the rules by which it was counted. */
final class FiguresTotal {

	private static final String BEHIND = "as last saved";

	/** A figure under its name and the rules by which it was counted. */
	private record Card(String title, Label name, Label value) {
		void show(String newValue, String rules, String toolTip) {
			name.setText(rules.isEmpty() ? title : title + " · " + rules);
			value.setText(newValue);
			name.setToolTipText(toolTip);
			value.setToolTipText(toolTip);
		}
	}

	private final Composite bar;
	private final Card lines;
	private final Card cyclomatic;
	private final Card cognitive;
	private final Card size;
	private final Card complexity;
	private final Card coupling;
	private final Card problems;

	FiguresTotal(Composite parent) {
		bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		RowLayout layout = new RowLayout();
		layout.spacing = 22;
		layout.marginLeft = 7;
		layout.marginTop = 2;
		layout.marginBottom = 4;
		bar.setLayout(layout);
		lines = card("Lines of code");
		cyclomatic = card("Cyclomatic complexity");
		cognitive = card("Cognitive complexity");
		size = card("Information size");
		complexity = card("Information complexity");
		coupling = card("Information coupling");
		problems = card("Names not found");
	}

	void show(Figures figures) {
		Measurement measurement = figures.measurement();
		lines.show("%s in %s".formatted(FigureColumns.whole(measurement.loc()), Counted.of(measurement.types().size(), "type")),
				measurement.linesProfile().id(), "Lines with a token that is not a comment, of the types of the component");
		show(cyclomatic, measurement.cyclomatic(), "Over methods and constructors with a body; initialisers stand in the rows alone");
		show(cognitive, measurement.cognitive(), "As SonarSource defines it, over methods and constructors with a body");
		String rules = figures.behind() ? BEHIND : measurement.information().profile().id();
		String toolTip = "Of the hypergraph of methods, calls and data (rules: %s; data types: primitive, %s)%s".formatted(
				measurement.information().profile().id(), measurement.component().dataTypes(),
				figures.behind() ? "\nIt needs all files bound, and follows when what was typed is saved" : "");
		size.show(bits(measurement.information().size()), rules, toolTip);
		complexity.show(bits(measurement.information().complexity()), rules, toolTip);
		coupling.show(bits(measurement.information().coupling()), rules, toolTip);
		problems.show(FigureColumns.whole(measurement.unresolved().total()),
				measurement.problems().isEmpty() ? "" : Counted.of(measurement.problems().size(), "problem"),
				"Names in the source that could not be bound; what they stand for is missing in the graph"
						+ (measurement.problems().isEmpty() ? "" : "\nThe view's menu lists the problems"));
		bar.getParent().layout(true, true);
	}

	private static void show(Card card, Distribution<?> methods, String toolTip) {
		card.show(methods.average().isEmpty() ? "no method with a body"
				: "%s per method, sum %s, maximum %s".formatted(Digits.fixed(methods.average().getAsDouble(), 3),
						FigureColumns.whole(methods.sum()), FigureColumns.whole(methods.max())),
				methods.profile().id(), toolTip + " (" + Counted.of(methods.methods(), "method") + ")");
	}

	private static String bits(double number) {
		return FigureColumns.bits(number) + " bit";
	}

	private Card card(String title) {
		Composite card = new Composite(bar, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 1).applyTo(card);
		Label name = new Label(card, SWT.NONE);
		name.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
		Label value = new Label(card, SWT.NONE);
		value.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().applyTo(name);
		GridDataFactory.fillDefaults().applyTo(value);
		return new Card(title, name, value);
	}
}
