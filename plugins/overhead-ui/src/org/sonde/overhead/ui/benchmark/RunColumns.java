/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Comparator;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.ui.view.table.Column;

/** The columns of the table of runs. */
final class RunColumns {

	private static final Comparator<Workload> WORKLOADS = Comparator.comparing(Workload::shape).thenComparing(Workload::executions)
			.thenComparing(Workload::methodTimeNanos).thenComparing(Workload::threads);

	private RunColumns() {
	}

	static List<Column<RunRow>> all() {
		return List.of(
				Column.<RunRow>text("run", Messages.RunColumns_run, 190, RunRow::name)
						.withToolTip(row -> NLS.bind(Messages.RunColumns_runOn, row.run(), row.run().java())),
				Column.<RunRow>text("workload", Messages.RunColumns_workload, 95, RunRow::workloadText,
						Comparator.comparing(RunRow::workload, WORKLOADS)).withToolTip(row -> Messages.RunColumns_workloadToolTip),
				Column.number("forks", Messages.RunColumns_forks, 45, row -> Integer.toString(row.forks().size()),
						Comparator.comparingInt(row -> row.forks().size())),
				Column.<RunRow>number("void", Messages.RunColumns_voids, 45,
						row -> row.voids().isEmpty() ? "" : Integer.toString(row.voids().size()),
						Comparator.comparingInt(row -> row.voids().size()))
						.withToolTip(row -> row.voids().isEmpty() ? null
								: NLS.bind(Messages.RunColumns_voidsToolTip, String.join("\n", row.voids()))),
				Column.<RunRow>number("mean", Messages.RunColumns_mean, 225, RunRow::meanText,
						Comparator.comparingDouble(row -> row.mean().map(mean -> mean.value()).orElse(-1.0))).withToolTip(RunColumns::mean),
				Column.<RunRow>number("precision", Messages.RunColumns_precision, 75, RunRow::precisionText,
						Comparator.comparingDouble(row -> row.precision().orElse(Double.NEGATIVE_INFINITY)))
						.withToolTip(RunColumns::precision),
				Column.<RunRow>number("adds", Messages.RunColumns_adds, 220, row -> RunTexts.difference(row.adds()),
						Comparator.comparingDouble(row -> row.adds().map(ForkComparison::difference).orElse(Double.NEGATIVE_INFINITY)))
						.withToolTip(row -> row.addsTo().isEmpty() ? null : NLS.bind(Messages.RunColumns_addsTo, row.addsTo())),
				Column.<RunRow>text("verdict", Messages.RunColumns_verdict, 175,
						row -> row.adds().map(one -> one.verdict().ofTimes()).orElse(""))
						.withToolTip(row -> row.addsTo().isEmpty() ? null : NLS.bind(Messages.RunColumns_beside, row.addsTo()))
						.withMuted(row -> row.adds().filter(one -> one.verdict() == ForkComparison.Verdict.UNDECIDED).isPresent()),
				Column.number("cpu", Messages.RunColumns_cpu, 195, RunRow::cpuText,
						Comparator.comparingDouble(row -> row.cpuNanos().orElse(-1))),
				Column.<RunRow>text("odd", Messages.RunColumns_odd, 150, RunRow::odd)
						.withToolTip(row -> row.odd().isEmpty() ? null : Messages.RunColumns_oddToolTip),
				Column.text("subject", Messages.RunColumns_subject, 280, row -> row.run().subject().title()));
	}

	private static String mean(RunRow row) {
		if (row.mean().isEmpty()) {
			return row.voids().isEmpty() ? Messages.RunColumns_noFork : NLS.bind(Messages.RunColumns_onlyVoids, row.voids().getFirst());
		}
		return row.hasInterval() ? NLS.bind(Messages.RunColumns_meanToolTip, row.forks().size()) : Messages.RunColumns_noInterval;
	}

	private static String precision(RunRow row) {
		if (row.precision().isEmpty()) {
			return null;
		}
		return row.forecast().isEmpty() ? Messages.RunColumns_precisionToolTip
				: NLS.bind(Messages.RunColumns_forecastToolTip, row.forecastText());
	}
}
