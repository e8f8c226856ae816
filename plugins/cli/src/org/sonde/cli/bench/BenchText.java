/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.List;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.results.PhaseIncrement;
import org.sonde.benchmark.results.RunMatrix;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.table.Table;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ComparisonMatrix;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.report.results.SweepPrecisionTable;

/** The results of a benchmark, in words and tables. */
public final class BenchText {

	private BenchText() {
	}

	static void print(Benchmark.Outcome outcome, OutputOptions output) {
		List<PhaseIncrement> added = PhaseIncrement.of(outcome.runs());
		output.print("Response time of a trace in µs, mean over forks with its 95 % interval; CPU: time of the calling thread\n\n");
		output.table(new Table(
				List.of("subject", "run", "workload", "forks", "response time", "adds", "verdict", "CPU", "CPU adds", "odd forks"),
				added.stream().map(BenchText::row).toList()).withoutEmptyColumns());
		undecided(added).forEach(why -> output.print("\n" + ForkComparison.Verdict.UNDECIDED.ofTimes() + ": " + why + "\n"));
		for (ComparisonMatrix matrix : RunMatrix.of(outcome.runs(), Clock.WALL)) {
			output.print("\nRatios, " + matrix.load()
					+ ": response time of the row ÷ that of the column, with its 95 % interval; = means no significant difference\n\n");
			output.table(table(matrix));
		}
		outcome.sets().stream().flatMap(set -> SweepPrecision.of(set).stream())
				.forEach(precision -> output.print("\n" + SweepPrecisionTable.text(precision)));
	}

	/** Why differences have no verdict, each reason once. */
	private static List<String> undecided(List<PhaseIncrement> added) {
		return added.stream().flatMap(one -> one.by(Clock.WALL).stream()).map(ForkComparison::differenceInterval)
				.filter(ConfidenceInterval.Unknown.class::isInstance).map(interval -> ((ConfidenceInterval.Unknown) interval).reason())
				.distinct().toList();
	}

	private static List<String> row(PhaseIncrement added) {
		MeasuredRun run = added.run();
		return List.of(run.run().subject().id(), run.run().configuration().label(), run.run().workload().toString(),
				Integer.toString(run.forks().size()), RunTexts.mean(run, Clock.WALL), RunTexts.difference(added.by(Clock.WALL)),
				added.by(Clock.WALL).map(one -> one.verdict().ofTimes()).orElse(""), RunTexts.mean(run, Clock.THREAD_CPU),
				RunTexts.difference(added.by(Clock.THREAD_CPU)), RunTexts.odd(run));
	}

	private static Table table(ComparisonMatrix matrix) {
		List<String> headings = new ArrayList<>(List.of(""));
		matrix.entries().forEach(entry -> headings.add(entry.name()));
		List<List<String>> rows = new ArrayList<>();
		for (int row = 0; row < matrix.entries().size(); row++) {
			List<String> cells = new ArrayList<>(List.of(matrix.entries().get(row).name()));
			matrix.cells().get(row).forEach(cell -> cells.add(cell.map(ComparisonMatrix::ratio).orElse("")));
			rows.add(cells);
		}
		return new Table(headings, rows);
	}
}
