/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ProgramFigures.Kind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** Tells people what was measured in a program and kept. */
public final class InProgramText {

	private InProgramText() {
	}

	/** Returns the text with a table of the figures. */
	public static String text(InProgram kept) {
		return text(kept, figures -> new Table(List.of("figure", "per unit of work", "each"),
				figures.perUnit().entrySet().stream().map(figure -> cells(figures, figure)).toList()).aligned());
	}

	/** Returns the text with the figures in lines, for fonts in which columns would not align. */
	public static String lines(InProgram kept) {
		return text(kept,
				figures -> figures.perUnit().entrySet().stream().map(figure -> line(cells(figures, figure))).collect(Collectors.joining()));
	}

	private static String text(InProgram kept, Function<ProgramFigures, String> figures) {
		return "Measured in " + kept.program() + "; estimates with this set are for this program:\n"
				+ kept.measurements().stream()
						.map(one -> headline(one) + one.figures().map(known -> figures.apply(known) + work(known)).orElse(""))
						.collect(Collectors.joining());
	}

	private static String headline(InProgram.Measured one) {
		return one.plan() + ", " + one.date() + ": collecting and hand-over cost " + IntervalText.of(one.ratio(), "")
				+ " times the calibration's estimate\n";
	}

	private static String line(List<String> cells) {
		return cells.get(0) + ": " + cells.get(1) + (cells.get(2).isEmpty() ? "" : ", " + cells.get(2)) + "\n";
	}

	private static List<String> cells(ProgramFigures figures, Map.Entry<Kind, Interval> figure) {
		return List.of(figure.getKey().label(), IntervalText.of(figure.getValue(), figure.getKey().unit()),
				each(figures, figure.getKey(), figure.getValue()));
	}

	private static String each(ProgramFigures figures, Kind kind, Interval interval) {
		OptionalDouble number = figures.number(kind);
		return number.isEmpty() ? "" : IntervalText.of(interval.times(1 / number.getAsDouble()), kind.unit())
						+ (kind == Kind.HAND_OVER ? " a record" : " a call");
	}

	private static String work(ProgramFigures figures) {
		return "Unit of work: " + figures.unitOfWork() + ", with " + Digits.atMost(figures.callsPerUnit(), 1) + " recorded calls, "
				+ Digits.atMost(figures.recordsPerUnit(), 1) + " records and about " + Digits.atMost(figures.wakeUpsPerUnit(), 1)
				+ " wake-ups of the writer. Intervals: 95 %, over JVMs.\nConditions: "
				+ figures.conditions().values().entrySet().stream().map(entry -> entry.getKey().label() + " " + entry.getValue().value())
						.collect(Collectors.joining("; "))
				+ "\n";
	}
}
