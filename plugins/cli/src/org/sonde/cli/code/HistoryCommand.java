/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.io.IOException;
import java.nio.file.Path;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.cli.shared.RevisionOptions;
import org.sonde.metrics.measuring.History;
import org.sonde.metrics.source.GitHistory;
import org.sonde.metrics.source.GitRange;
import org.sonde.report.code.HistoryCitation;
import org.sonde.report.code.HistoryTable;
import org.sonde.report.html.HistoryPage;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde history}: a component in one revision after another. */
@Command(name = "history", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure a component over a range of git revisions. These are V1 and the commits of 'git log --first-parent V1..V2'.")
public final class HistoryCommand extends ReplacingCommand {
	@Parameters(index = "0", paramLabel = "SOURCES",
			description = "git:PATH[:FOLDER,…]: a repository, and its folders with sources. A "
			+ "revision need not have all of these folders.")
	private String source;

	@Parameters(index = "1", paramLabel = "V1..V2", description = "The first and the last branch, tag or commit; V1.. ends at HEAD.")
	private String range;

	@Option(names = "--changed", description = "Only revisions whose folders differ from the revision before.")
	private boolean changed;

	@Mixin
	private RevisionOptions revisions;

	@Option(names = { "-o",
			"--output" }, paramLabel = "FILE.html", description = "Also write an HTML page with charts. It works without a network.")
	private Path page;

	@Mixin
	private MeasureOptions measuring;

	@Mixin
	private CiteOption citing;

	@Override
	public Integer call() throws Exception {
		boolean cite = citing.isSet(output, false);
		GitHistory.Selection selection = revisions.selection(changed);
		replacing.check(new OverwriteOption.Wanted(page, OverwriteOption.Kind.PAGE));
		History<HistoryTable.Figures> history = measuring.measure(GitRange.parse(source, range), selection, output.err());
		if (page != null) {
			try {
				HistoryPage.write(history, page);
			} catch (IOException e) {
				throw Failures.Failed.unwritable(page, e);
			}
		}
		if (cite) {
			output.print(HistoryCitation.of(history).bibtex());
			return ExitCode.OK;
		}
		switch (output.format()) {
			case json -> output.json(HistoryTable.json(history));
			case csv -> output.table(HistoryTable.csv(history));
			case table -> {
				output.table(HistoryTable.narrow(history));
				HistoryTable.notes(history).forEach(note -> output.print("Nothing to measure: " + note + "\n"));
				output.print("\n" + MeasurementText.component(history.component()) + HistoryTable.rules(history) + "\n"
						+ HistoryTable.conditions(history) + "\n");
			}
		}
		return ExitCode.OK;
	}
}
