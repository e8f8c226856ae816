/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.PlanFiles;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sonde export}: a plan as the files of an agent. */
@Command(name = "export", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Write a plan as the configuration of a monitoring agent that weaves exactly the planned methods.")
final class ExportCommand implements Callable<Integer> {
	/** The agents; the names are what users type. */
	enum Agent {
		kieker_aspectj;

		@Override
		public String toString() {
			return name().replace('_', '-');
		}
	}

	@Parameters(paramLabel = "PLAN", description = "The plan, a *.probes file.")
	private Path plan;

	@Option(names = "--to", required = true, paramLabel = "AGENT",
			description = "The agent: ${COMPLETION-CANDIDATES}.")
	private Agent agent;

	@Option(names = { "-o", "--output" }, required = true, paramLabel = "DIR",
			description = "The folder for the agent's files; made if it is missing. Files of an earlier export are replaced.")
	private Path folder;

	@Spec
	private CommandSpec command;

	@Override
	public Integer call() throws IOException {
		AgentFiles files = switch (agent) {
			case kieker_aspectj -> KiekerAspectJ.export(PlanFiles.load(plan));
		};
		PrintWriter out = command.commandLine().getOut();
		files.write(folder).forEach(out::println);
		PrintWriter err = command.commandLine().getErr();
		err.printf("%d methods woven, %d of them collecting, %d deactivated.%n", files.collecting().size() + files.deactivated().size(),
				files.collecting().size(), files.deactivated().size());
		for (ExactnessNote note : files.notes()) {
			err.printf("%s: %s: %s%n", note.woven() ? "take care" : "left out", note.method(), note.reason());
		}
		return files.notes().stream().allMatch(ExactnessNote::woven) ? ExitCode.OK : ExitCode.FAILED;
	}
}
