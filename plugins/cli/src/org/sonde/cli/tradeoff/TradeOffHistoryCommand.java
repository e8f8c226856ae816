/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.common.files.AtomicFile;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryJson;
import org.sonde.report.versions.VersionHistorySvg;
import org.sonde.report.versions.VersionHistoryTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde tradeoff history}: what changed from tuning to tuning. */
@Command(name = "history", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show what changed from each version of a series to the next: overhead, lines, cyclomatic and information complexity. "
				+ "An overhead changed if the 95 %% intervals do not overlap.")
public final class TradeOffHistoryCommand extends PrintingCommand {

	@Parameters(paramLabel = "SERIES|FILE", description = SeriesArgument.NAMED)
	private String named;

	@Option(names = "--svg", paramLabel = "FILE", description = "Write the chart as an SVG picture.")
	private Path svg;

	@Mixin
	private OverwriteOption replacing;

	@Override
	public Integer call() throws Exception {
		replacing.check(new OverwriteOption.Wanted(svg, OverwriteOption.Kind.PICTURE));
		VersionHistory history = VersionHistory.of(SeriesArgument.open(named, output.err()));
		switch (output.format()) {
			case json -> output.json(VersionHistoryJson.of(history));
			case csv -> output.table(VersionHistoryTable.csv(history));
			case table -> output.table(VersionHistoryTable.of(history));
		}
		if (svg != null) {
			try {
				AtomicFile.write(svg, VersionHistorySvg.of(history).getBytes(StandardCharsets.UTF_8));
			} catch (IOException e) {
				throw Failures.Failed.unwritable(svg, e);
			}
		}
		return ExitCode.OK;
	}
}
