/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.ResultSets;
import org.sonde.cli.shared.WritingCommand;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.html.FiguresPage;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde results figures}: the figures of the papers from any result sets. */
@Command(name = "figures", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Draw result sets as one HTML file. It shows portions of the response time, response times by depth, method time and threads, "
		+ "and forks over time.")
public final class ResultsFiguresCommand extends WritingCommand {
	@Parameters(paramLabel = "ID|FILE", arity = "1..*", description = "The result sets.")
	private List<String> which;

	@Option(names = { "-o", "--output" }, required = true, paramLabel = "FILE", description = "The HTML file to write.")
	private Path target;

	@Mixin
	private OverwriteOption replacing;

	@Override
	public Integer call() throws Exception {
		replacing.check(new OverwriteOption.Wanted(target, OverwriteOption.Kind.PAGE));
		List<ResultSet> sets = ResultSets.open(which, diagnostics.err());
		try {
			FiguresPage.write(sets, target);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(target, e);
		}
		diagnostics.done("Wrote " + target + ".");
		return ExitCode.OK;
	}
}
