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
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.SeriesComparison;
import org.sonde.report.tunings.SeriesComparisonTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sonde tradeoff compare}: what tunings win in one series and in another. */
@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Compare two series with the same tunings, such as a published one and your repetition. Prints the ratio of each "
		+ "run's response time to that of the first tuning, in both series, with its 95 %% interval.")
public final class TradeOffCompareCommand extends PrintingCommand {

	@Parameters(index = "0", paramLabel = "SERIES|FILE", description = SeriesArgument.NAMED)
	private String one;

	@Parameters(index = "1", paramLabel = "OTHER", description = "The series to compare it with.")
	private String other;

	@Override
	public Integer call() throws Exception {
		TuningSeries first = SeriesArgument.open(one, output.err());
		TuningSeries second = SeriesArgument.open(other, output.err());
		SeriesComparison comparison = comparison(first, second);
		switch (output.format()) {
			case json -> output.json(SeriesComparisonTable.json(comparison));
			case csv -> output.table(SeriesComparisonTable.csv(comparison));
			case table -> {
				output.print(comparison.one().title() + " (" + comparison.one().id() + ")\n" + comparison.one().source() + "\n\n"
						+ comparison.other().title() + " (" + comparison.other().id() + ")\n" + comparison.other().source()
						+ "\n\nResponse time ÷ that of " + comparison.base() + " in the same series, with its 95 % interval\n\n");
				output.table(SeriesComparisonTable.of(comparison));
				SeriesComparisonTable.notes(comparison).forEach(note -> output.print("\n" + note + "\n"));
			}
		}
		return ExitCode.OK;
	}

	private static SeriesComparison comparison(TuningSeries first, TuningSeries second) throws Failures.Failed {
		try {
			return SeriesComparison.of(first, second);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(CommandProblem.NOTHING_TO_COMPARE, first.id(), second.id(), e.getMessage());
		}
	}
}
