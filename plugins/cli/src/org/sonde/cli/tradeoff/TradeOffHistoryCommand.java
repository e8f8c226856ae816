/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryDrawing;
import org.sonde.report.versions.VersionHistoryJson;
import org.sonde.report.versions.VersionHistoryTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sonde tradeoff history}: what changed from tuning to tuning. */
@Command(name = "history", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show what changed from each version of a series to the next: overhead, lines, cyclomatic and information complexity. "
		+ "An overhead changed if the 95 %% intervals do not overlap.")
public final class TradeOffHistoryCommand extends PrintingCommand {

	@Parameters(paramLabel = "SERIES|FILE", description = SeriesArgument.NAMED)
	private String named;

	@Mixin
	private SvgOption picture;

	@Override
	public Integer call() throws Exception {
		picture.check();
		VersionHistory history = VersionHistory.of(SeriesArgument.open(named, output.err()));
		switch (output.format()) {
			case json -> output.json(VersionHistoryJson.of(history));
			case csv -> output.table(VersionHistoryTable.csv(history));
			case table -> output.table(VersionHistoryTable.of(history));
		}
		if (picture.isWanted()) {
			picture.write(VersionHistoryDrawing.svg(history));
		}
		return ExitCode.OK;
	}
}
