/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.cli.shared.WritingCommand;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.BenchmarkImport;
import org.sonde.overhead.imports.ImportResult;
import org.sonde.overhead.imports.ImportTarget;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.imports.format.ImportWarning;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde results import}: benchmark results of any format into a result set or a history. */
@Command(name = "import", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Import benchmark results: raw files and summaries of MooBench, JSON of JMH, data.js of github-action-benchmark. "
		+ "Formats are recognised by their content. Sonde infers answers from the files, and asks for the rest.")
public final class ResultsImportCommand extends WritingCommand {
	@Parameters(paramLabel = "FILE", arity = "1..*",
			description = "Files, folders or zip archives; files may be gzipped. Give all raw files of an experiment together.")
	private List<Path> files;

	@Option(names = "--preview", description = "Import nothing; print what was understood, what is missing, and what may mislead.")
	private boolean previewOnly;

	@Mixin
	private ImportAnswerOptions options;

	@Option(names = { "-o", "--output", "--out" }, paramLabel = "FILE.json",
			description = "The file to write; an existing one is not overwritten. Default: the id with the ending .json.")
	private Path target;

	@Override
	public Integer call() throws Exception {
		try (TerminalProgress terminal = TerminalProgress.of(diagnostics.err())) {
			Progress progress = terminal;
			Preview preview = BenchmarkImport.look(files, progress);
			terminal.close();
			Answers answers = options.answers(preview);
			preview.check(answers);
			if (previewOnly) {
				PrintWriter out = diagnostics.command().getOut();
				out.print(ImportPreviewText.text(preview, answers));
				out.flush();
				return ExitCode.OK;
			}
			List<Question> missing = preview.unanswered(answers);
			if (!missing.isEmpty()) {
				diagnostics.err().print(ImportPreviewText.missing(missing));
				diagnostics.err().flush();
				return ExitCode.USAGE;
			}
			return write(preview, answers, progress, terminal);
		} catch (OverheadException e) {
			if (e.problem() == OverheadProblem.ANSWER) {
				throw new ParameterException(diagnostics.command(), e.getMessage(), e);
			}
			throw e;
		}
	}

	private int write(Preview preview, Answers answers, Progress progress, TerminalProgress terminal) throws OverheadException {
		Path file = target == null ? Path.of(answers.id().orElse(preview.proposedId()) + ".json") : target;
		ImportResult imported = ImportTarget.write(preview, answers, file, progress);
		terminal.close();
		for (ImportWarning warning : preview.warnings()) {
			boolean repaired = warning.repair().filter(answers.repairs()::contains).isPresent();
			diagnostics.err().println("sonde: " + warning.text() + (warning.repair().isEmpty() ? "" : repaired ? " Repaired."
							: " Not repaired. To repair it: --repair " + warning.repair().get().keyword() + "."));
		}
		ImportPreviewText.advised(preview, answers).forEach(advice -> diagnostics.err().println("sonde: " + advice));
		diagnostics.done("Wrote " + file + (imported instanceof ImportResult.History ? ", a benchmark history." : "."));
		return ExitCode.OK;
	}
}
