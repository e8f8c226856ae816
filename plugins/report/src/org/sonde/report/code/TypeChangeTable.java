/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.metrics.comparison.FigureChange;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;

/** What became of types from one version to the next, as tables. */
public final class TypeChangeTable {

	private TypeChangeTable() {
	}

	/** {@code 1.12 → 1.13: 3 added, …; largest change of information complexity [allen, bits] first}. */
	public static String title(TypeComparison comparison, TypeFigure by) {
		String counts = Stream.of(TypeChange.Kind.values()).map(kind -> comparison.count(kind) + " " + kind.keyword())
				.collect(Collectors.joining(", "));
		return "%s → %s: %s; largest change of %s first".formatted(comparison.before().version(), comparison.after().version(), counts,
				heading(by, comparison.before()));
	}

	/**
	 * The types that moved most, for people: the figure that sorts them before and after, of the others what they moved
	 * by (±). Below them the other types as one row, what is called outside, and the whole, so that the rows sum up to the last one.
	 *
	 * @param shown how many types have a row of their own
	 */
	public static Table mostMoved(TypeComparison comparison, TypeFigure by, int shown) {
		List<TypeFigure> others = Stream.of(TypeFigure.values()).filter(figure -> figure != by).toList();
		ComponentMeasurement first = comparison.before();
		List<String> headings = new ArrayList<>(List.of("type", "change", "before" + unit(by, first), "after" + unit(by, first),
				"± " + by.keyword() + unit(by, first)));
		others.forEach(figure -> headings.add("± " + figure.keyword() + unit(figure, first)));
		List<List<String>> rows = new ArrayList<>();
		List<TypeChange> types = comparison.mostMoved(by);
		types.stream().limit(shown).forEach(type -> rows.add(row(name(type), type.kind().keyword(), by, others, type::figure)));
		List<TypeChange> rest = types.subList(Math.min(shown, types.size()), types.size());
		if (!rest.isEmpty()) {
			rows.add(row("(" + Counted.of(rest.size(), "more type") + ")", "", by, others, figure -> sum(rest, figure)));
		}
		rows.add(row(CodeTable.OUTSIDE, "", by, others, comparison.outside()::get));
		rows.add(row("(all)", "", by, others, comparison.total()::get));
		return new Table(headings, rows);
	}

	/** For programs: every type of every step, those that moved most first, and what is called outside; all digits. */
	public static Table csv(List<TypeComparison> steps, TypeFigure by) {
		List<String> headings = new ArrayList<>(List.of("from", "to", "change", "type", "formerType", "renamedBy", "similarity"));
		for (TypeFigure figure : TypeFigure.values()) {
			Stream.of("before", "after", "difference").forEach(side -> headings.add(heading(figure, side, steps.getFirst())));
		}
		headings.addAll(List.of("fileBefore", "fileAfter"));
		List<List<String>> rows = new ArrayList<>();
		for (TypeComparison step : steps) {
			for (TypeChange type : step.mostMoved(by)) {
				List<String> row = new ArrayList<>(List.of(step.before().version(), step.after().version(), type.kind().keyword(),
						type.name(),
						formerName(type), type.rename().map(rename -> rename.rule().keyword()).orElse(""),
						type.rename().map(rename -> Digits.plain(rename.similarity())).orElse("")));
				addDigits(row, type::figure);
				row.addAll(
						List.of(type.before().map(TypeMeasurement::file).orElse(""), type.after().map(TypeMeasurement::file).orElse("")));
				rows.add(row);
			}
			List<String> outside = new ArrayList<>(
					List.of(step.before().version(), step.after().version(), "", CodeTable.OUTSIDE, "", "", ""));
			addDigits(outside, step.outside()::get);
			outside.addAll(List.of("", ""));
			rows.add(outside);
		}
		return new Table(headings, rows);
	}

	/** The name it had, if it has another one now; else empty. */
	static String formerName(TypeChange type) {
		return type.rename().isEmpty() ? "" : type.before().orElseThrow().name();
	}

	private static String name(TypeChange type) {
		return type.name() + (type.rename().isEmpty() ? "" : " ← " + formerName(type));
	}

	private static String heading(TypeFigure figure, String side, TypeComparison comparison) {
		return figure.text() + " " + side + rules(figure, comparison.before());
	}

	/** {@code information size [allen, bits]}: the figure with its counting rules. */
	public static String heading(TypeFigure figure, ComponentMeasurement version) {
		return figure.text() + rules(figure, version);
	}

	private static String rules(TypeFigure figure, ComponentMeasurement version) {
		return figure.isInformation() ? " [" + InformationProfile.ALLEN.id() + ", bits]" : unit(figure, version);
	}

	private static String unit(TypeFigure figure, ComponentMeasurement version) {
		return " [" + switch (figure) {
			case LOC -> version.linesProfile().id();
			case CYCLOMATIC -> version.cyclomatic().profile().id();
			case COGNITIVE -> version.cognitive().profile().id();
			case SIZE, COMPLEXITY, COUPLING -> figure.unit();
		} + "]";
	}

	private static List<String> row(String name, String change, TypeFigure by, List<TypeFigure> others,
			Function<TypeFigure, FigureChange> figures) {
		FigureChange first = figures.apply(by);
		List<String> row = new ArrayList<>(List.of(name, change, brief(by, first.before(), ""), brief(by, first.after(), ""),
				brief(by, first.difference(), "+")));
		others.forEach(figure -> row.add(brief(figure, figures.apply(figure).difference(), "+")));
		return row;
	}

	private static FigureChange sum(List<TypeChange> types, TypeFigure figure) {
		return types.stream().map(type -> type.figure(figure)).reduce(FigureChange.NOTHING, FigureChange::plus);
	}

	/** @param flag {@code +} to show the sign of what is more, too */
	private static String brief(TypeFigure figure, OptionalDouble value, String flag) {
		if (value.isEmpty()) {
			return "";
		}
		String text = Digits.fixed(value.getAsDouble(), figure.isInformation() ? 1 : 0);
		return text.matches("-?[0.]+") ? text.replace("-", "") : value.getAsDouble() > 0 ? flag + text : text;
	}

	private static void addDigits(List<String> row, Function<TypeFigure, FigureChange> figures) {
		for (TypeFigure figure : TypeFigure.values()) {
			FigureChange change = figures.apply(figure);
			Stream.of(change.before(), change.after(), change.difference())
					.forEach(value -> row.add(value.isPresent() ? Digits.plain(value.getAsDouble()) : ""));
		}
	}
}
