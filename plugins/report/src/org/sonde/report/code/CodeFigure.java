/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * A figure that every version of a component has, as tables show it.
 *
 * @param name    for people
 * @param profile the counting rules; empty where there is one way only
 * @param unit    empty for pure numbers
 * @param format  for people, of {@link String#format}
 * @param value   empty where a version has none
 */
public record CodeFigure(String name, String profile, String unit, String format, Function<ComponentMeasurement, OptionalDouble> value) {

	/** Returns the figure of a version, for people, or {@code none} if it has none. */
	public String text(ComponentMeasurement version) {
		return text(value.apply(version));
	}

	/** A value of it, for people; {@code none} for none. */
	public String text(OptionalDouble figure) {
		return figure.isEmpty() ? "none" : String.format(Locale.ROOT, format, figure.getAsDouble());
	}

	/** Later ÷ first; empty where one of them has none, or it says nothing. */
	public OptionalDouble ratio(ComponentMeasurement first, ComponentMeasurement later) {
		OptionalDouble before = value.apply(first);
		OptionalDouble after = value.apply(later);
		return before.isEmpty() || after.isEmpty() ? OptionalDouble.empty() : Comparison.divide(after.getAsDouble(), before.getAsDouble());
	}

	/** The name with the unit, unless it says it already, such as lines of code. */
	public String nameAndUnit() {
		return name.contains(unit) ? name : name + " [" + unit + "]";
	}

	/** All there are, by the rules of a version; those it is compared with have the same. */
	public static List<CodeFigure> of(ComponentMeasurement first) {
		String lines = first.linesProfile().id();
		String cyclomatic = first.cyclomatic().profile().id();
		String cognitive = first.cognitive().profile().id();
		String information = first.information().profile().id();
		return List.of(
				new CodeFigure("types", "", "types", "%.0f", m -> OptionalDouble.of(m.types().size())),
				new CodeFigure("lines of code", lines, "lines", "%.0f", m -> OptionalDouble.of(m.loc())),
				new CodeFigure("methods with a body", cyclomatic, "methods", "%.0f", m -> OptionalDouble.of(m.cyclomatic().methods())),
				new CodeFigure("cyclomatic complexity, average", cyclomatic, "per method", "%.3f", m -> m.cyclomatic().average()),
				new CodeFigure("cyclomatic complexity, sum", cyclomatic, "", "%.0f", m -> OptionalDouble.of(m.cyclomatic().sum())),
				new CodeFigure("cyclomatic complexity, maximum", cyclomatic, "", "%.0f", m -> OptionalDouble.of(m.cyclomatic().max())),
				new CodeFigure("cognitive complexity, average", cognitive, "per method", "%.3f", m -> m.cognitive().average()),
				new CodeFigure("cognitive complexity, sum", cognitive, "", "%.0f", m -> OptionalDouble.of(m.cognitive().sum())),
				new CodeFigure("cognitive complexity, maximum", cognitive, "", "%.0f", m -> OptionalDouble.of(m.cognitive().max())),
				new CodeFigure("information size", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().size())),
				new CodeFigure("information complexity", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().complexity())),
				new CodeFigure("information coupling", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().coupling())),
				new CodeFigure("information cohesion", information, "", "%.6f", m -> m.information().cohesion()),
				new CodeFigure("nodes of the graph", "counting", "nodes", "%.0f", m -> OptionalDouble.of(m.counting().nodes())),
				new CodeFigure("hyperedges", "counting", "hyperedges", "%.0f", m -> OptionalDouble.of(m.counting().hyperedges())),
				new CodeFigure("hyperedges between modules", "counting", "hyperedges", "%.0f",
						m -> OptionalDouble.of(m.counting().interModuleHyperedges())));
	}
}
