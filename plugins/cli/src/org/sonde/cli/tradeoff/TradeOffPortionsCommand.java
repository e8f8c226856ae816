/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.common.table.Table;
import org.sonde.report.tunings.SeriesPortions;
import org.sonde.report.tunings.SeriesPortionsTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sonde tradeoff portions}: what instrumentation, collecting and writing take in each tuning. */
@Command(name = "portions", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show the portions of each tuning of a series: what instrumentation (I), collecting (C) and writing (W) add. "
		+ "In µs per call of the benchmark's method, with 95 %% intervals. With OTHER, the portions of the same tunings in both series.")
public final class TradeOffPortionsCommand extends PrintingCommand {

	@Parameters(index = "0", paramLabel = "SERIES|FILE", description = SeriesArgument.NAMED)
	private String named;

	@Parameters(index = "1", paramLabel = "OTHER", arity = "0..1",
			description = "A series to compare it with, such as that of other probes on the same machine.")
	private String other;

	@Override
	public Integer call() throws Exception {
		SeriesPortions one = portions(named);
		if (other == null) {
			print(SeriesPortionsTable.of(one), "µs; ↑ ↓: above or below the tuning before it, because the 95 % intervals do not overlap.",
					one);
			return ExitCode.OK;
		}
		SeriesPortions second = portions(other);
		Table both = SeriesPortionsTable.of(one, second);
		if (both.rows().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_TO_COMPARE, one.series().id(), second.series().id(),
					"no tuning has the same run in both");
		}
		print(both, "Above or below: the 95 % intervals do not overlap. Compare only series of the same machine.", one, second);
		return ExitCode.OK;
	}

	private SeriesPortions portions(String series) throws Exception {
		SeriesPortions portions = SeriesPortions.of(SeriesArgument.open(series, output.err()));
		if (portions.runs().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NO_PORTION, portions.series().id());
		}
		return portions;
	}

	private void print(Table table, String meaning, SeriesPortions... series) {
		switch (output.format()) {
			case json -> output.json(SeriesPortionsTable.json(series));
			case csv -> output.table(SeriesPortionsTable.csv(series));
			case table -> {
				for (SeriesPortions one : series) {
					output.print(one.series().title() + " (" + one.series().id() + ")\n" + one.series().source() + "\n\n");
				}
				output.table(table);
				output.print("\n" + meaning + "\n");
			}
		}
	}
}
