/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Comparator;
import java.util.List;

import org.eclipse.swt.SWT;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.ui.view.Column;

/** The columns of the table of runs. */
final class RunColumns {

	private static final Comparator<Workload> WORKLOADS = Comparator.comparing(Workload::shape).thenComparing(Workload::executions)
			.thenComparing(Workload::methodTimeNanos).thenComparing(Workload::threads);

	private RunColumns() {
	}

	static List<Column<RunRow>> all() {
		return List.of(
				Column.<RunRow>text("run", "Run", 145, row -> row.run().configuration().label()).withToolTip(row -> row.run().toString()
						+ "\non " + row.run().java()),
				new Column<>("workload", "Workload", 95, SWT.LEFT, RunRow::workloadText,
						row -> "Executions in a trace and how they call each other; the time of a trace without probes, if there is one",
						row -> null, row -> false, Comparator.comparing(RunRow::workload, WORKLOADS)),
				Column.number("forks", "Forks", 45, row -> Integer.toString(row.forks().size()), Comparator.comparingInt(row -> row.forks().size())),
				Column.<RunRow>number("void", "Void", 45, row -> row.voids().isEmpty() ? "" : Integer.toString(row.voids().size()),
						Comparator.comparingInt(row -> row.voids().size()))
						.withToolTip(row -> row.voids().isEmpty() ? null : "Attempts without figures:\n" + String.join("\n", row.voids())),
				Column.<RunRow>number("mean", "Response time", 205, RunRow::meanText,
						Comparator.comparingDouble(row -> row.mean().map(mean -> mean.value()).orElse(-1.0))).withToolTip(RunColumns::mean),
				Column.<RunRow>number("precision", "Precision", 75, RunRow::precisionText,
						Comparator.comparingDouble(row -> row.precision().orElse(Double.POSITIVE_INFINITY)))
						.withToolTip(row -> row.precision().isEmpty() ? null : "How far the 95 % interval reaches to either side"
								+ (row.outlook().isEmpty() ? "." : "; in the end " + row.outlookText() + ".")),
				Column.<RunRow>number("adds", "Adds", 195, row -> RunTexts.difference(row.adds()),
						Comparator.comparingDouble(row -> row.adds().map(ForkComparison::difference).orElse(Double.NEGATIVE_INFINITY)))
						.withToolTip(row -> row.addsTo().isEmpty() ? null : "To: " + row.addsTo()),
				Column.<RunRow>text("verdict", "Verdict", 175, row -> row.adds().map(one -> one.verdict().ofTimes()).orElse(""))
						.withToolTip(row -> row.addsTo().isEmpty() ? null : "Beside: " + row.addsTo())
						.withMuted(row -> row.adds().filter(one -> one.verdict() == ForkComparison.Verdict.UNDECIDED).isPresent()),
				Column.number("cpu", "CPU time of the thread", 195, RunRow::cpuText,
						Comparator.comparingDouble(row -> row.cpuNanos().orElse(-1))),
				Column.<RunRow>text("odd", "Odd forks", 150, RunRow::odd).withToolTip(row -> row.odd().isEmpty() ? null
						: "noisy: other programs took much of the machine meanwhile; outlier: far from the other forks; never-settled: no steady state"),
				Column.text("subject", "Subject", 280, row -> row.run().subject().title()));
	}

	private static String mean(RunRow row) {
		if (row.mean().isEmpty()) {
			return row.voids().isEmpty() ? "No fork has ended yet." : "Every fork was void: " + row.voids().getFirst();
		}
		return row.hasInterval() ? "Of a trace: mean over " + row.forks().size() + " forks with its 95 % interval"
				: "There is no interval: it takes three forks.";
	}
}
