/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.nio.file.Path;
import java.util.List;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.ResultSets;
import org.sonde.cli.shared.WritingCommand;
import org.sonde.common.digits.Counted;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.history.SetHistory;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.ResultSet;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde results history create}: one benchmark over time. */
@Command(name = "create", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Create a history from successive result sets of 'sonde bench'.")
public final class ResultsHistoryCreateCommand extends WritingCommand {
	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Result sets, in any order. Each states when it was measured.")
	private List<String> files;

	@Option(names = "--id", required = true, paramLabel = "ID", description = "The id of the history.")
	private String id;

	@Option(names = "--title", paramLabel = "TITLE", description = "The title of the history. Default: the title of the first set.")
	private String title;

	@Option(names = { "-o", "--output" }, paramLabel = "FILE",
			description = "The file to write; an existing one is not overwritten. Default: the id with the ending .json.")
	private Path target;

	@Override
	public Integer call() throws Exception {
		List<ResultSet> sets = ResultSets.open(files, diagnostics.err());
		diagnostics.requireId(id);
		diagnostics.requireTitle(title);
		BenchmarkHistory history = history(sets);
		Path file = target == null ? Path.of(id + ".json") : target;
		HistoryFile.create(history, file);
		history.source().notes().forEach(note -> diagnostics.err().println("sonde: " + note));
		diagnostics.done("Wrote " + file + " with " + Counted.of(sets.size() - history.source().notes().size(), "result set") + ".");
		return ExitCode.OK;
	}

	private BenchmarkHistory history(List<ResultSet> sets) throws Failures.Failed {
		try {
			return SetHistory.of(sets, id, title == null ? DatedTitle.undated(sets.getFirst().title()) : title);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(CommandProblem.NOT_TOGETHER, "history", e.getMessage());
		}
	}
}
