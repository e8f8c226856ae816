/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PlanPrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.report.plan.ExportJson;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sonde export}: a plan as the files of an agent. */
@Command(name = "export", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Write a plan as the configuration of a monitoring agent. Also prints how exactly the agent follows the plan: what it cannot express, "
		+ "and what else it catches.")
public final class ExportCommand extends PlanPrintingCommand {
	@Option(names = "--to", required = true, paramLabel = "AGENT", completionCandidates = AgentNames.class,
			description = "The agent: ${COMPLETION-CANDIDATES}.")
	private String agent;

	@Option(names = { "-o", "--output" }, required = true, paramLabel = "FOLDER",
			description = "The folder for the agent's files. It is created if missing; files of an earlier export are replaced.")
	private Path folder;
	@Option(names = "--overwrite", description = "Also replace existing files that are not an earlier output of this kind.")
	private boolean overwrite;

	@Mixin
	private RecordToOption recordTo;

	@Mixin
	private ProgramOptions program;

	@Override
	public Integer call() throws Exception {
		Agent to = agent("--to", agent, output.command());
		Plan planned = planArgument.load();
		recordTo.applyTo(planned);
		AgentFiles files = to.export(planned, program.classes().read(), program.matches(planned, output.err()));
		List<Path> written = write(files);
		switch (output.format()) {
			case json -> output.json(ExportJson.of(to, files, written));
			case csv -> output.print(ExactnessText.table(files).csv());
			case table -> output.print(String.join("", written.stream().map(file -> file + "\n").toList()));
		}
		ExactnessText.lines(files).forEach(output.err()::println);
		return files.notes().stream().allMatch(ExactnessNote::woven) ? ExitCode.OK : ExitCode.FAILED;
	}

	/** The agent of this name; any other is an error of usage. */
	static Agent agent(String option, String name, CommandLine command) {
		return Diagnostics.valid(command, option, () -> Keyword.of(Agent.class, name));
	}

	private List<Path> write(AgentFiles files) throws Failures.Failed {
		try {
			List<Path> others = files.inTheWay(folder);
			if (!others.isEmpty() && !overwrite) {
				throw new Failures.Failed(CommandProblem.IN_THE_WAY, others.stream().map(Path::toString).collect(Collectors.joining(", ")));
			}
			return files.write(folder);
		} catch (FileSystemException e) {
			throw Failures.Failed.unwritable(e.getFile(), e);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(folder, e);
		}
	}
}
