/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.cli.shared.Output;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ProgramFigures.Kind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.code.Table;

/** What was measured in a program and kept, in words and tables. */
final class InProgramText {

	private InProgramText() {
	}

	static void print(InProgram kept, Output output) {
		output.print("\nMeasured in " + kept.program() + "; estimates with this set are for this program:\n");
		for (InProgram.Measured one : kept.measurements()) {
			output.print(one.plan() + ", " + one.date() + ": collecting and hand-over cost " + Digits.withInterval(one.ratio(), "")
					+ " times the calibration's estimate\n");
			one.figures().ifPresent(figures -> print(figures, output));
		}
	}

	private static void print(ProgramFigures figures, Output output) {
		List<List<String>> rows = new ArrayList<>();
		figures.perUnit().forEach((kind, interval) -> rows.add(List.of(kind.label(), Digits.withInterval(interval, kind.unit()),
				each(figures, kind, interval))));
		output.table(new Table(List.of("figure", "per unit of work", "each"), rows));
		output.print("Unit of work: " + figures.unitOfWork() + ", with " + number(figures.callsPerUnit()) + " recorded calls, "
				+ number(figures.recordsPerUnit()) + " records and about " + number(figures.wakeUpsPerUnit())
				+ " wake-ups of the writer. Intervals: 95 %, over JVMs.\n");
		output.print("Conditions: " + figures.conditions().values().entrySet().stream()
				.map(entry -> entry.getKey().label() + " " + entry.getValue().value()).collect(Collectors.joining("; ")) + "\n");
	}

	private static String each(ProgramFigures figures, Kind kind, Interval interval) {
		OptionalDouble number = figures.number(kind);
		return number.isEmpty() ? "" : Digits.withInterval(interval.times(1 / number.getAsDouble()), kind.unit())
				+ (kind == Kind.HAND_OVER ? " a record" : " a call");
	}

	private static String number(double value) {
		return Digits.plain(Math.round(10 * value) / 10.0);
	}
}
