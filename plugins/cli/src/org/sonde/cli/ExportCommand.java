/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.digits.Counted;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code sonde export}: a plan as the files of an agent. */
@Command(name = "export", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Write a plan as the configuration of a monitoring agent that weaves exactly the planned methods.")
final class ExportCommand implements Callable<Integer> {
	/** The agents by the names that users type. */
	private static final Map<String, Function<Plan, AgentFiles>> AGENTS = Map.of("kieker-aspectj", KiekerAspectJ::export);

	static final class AgentNames extends ArrayList<String> {
		private static final long serialVersionUID = 1L;

		AgentNames() {
			super(AGENTS.keySet().stream().sorted().toList());
		}
	}

	@Mixin
	private PlanArgument plan;

	@Option(names = "--to", required = true, paramLabel = "AGENT", completionCandidates = AgentNames.class,
			description = "The agent: ${COMPLETION-CANDIDATES}.")
	private String agent;

	@Option(names = { "-o", "--output" }, required = true, paramLabel = "DIR",
			description = "The folder for the agent's files; made if it is missing. Files of an earlier export are replaced.")
	private Path folder;

	@Spec
	private CommandSpec command;

	@Override
	public Integer call() throws Exception {
		Function<Plan, AgentFiles> export = AGENTS.get(agent);
		if (export == null) {
			throw new ParameterException(command.commandLine(),
					"Invalid value for option '--to': expected one of [" + String.join(", ", new AgentNames()) + "] but was '" + agent + "'");
		}
		AgentFiles files = export.apply(plan.load());
		PrintWriter out = command.commandLine().getOut();
		write(files).forEach(out::println);
		PrintWriter err = command.commandLine().getErr();
		err.println(Counted.of(files.collecting().size() + files.deactivated().size(), "method") + " woven, " + files.collecting().size()
				+ " of them collecting, " + files.deactivated().size() + " deactivated.");
		for (ExactnessNote note : files.notes()) {
			err.println((note.woven() ? "take care" : "left out") + ": " + note.probe() + ": " + note.reason());
		}
		return files.notes().stream().allMatch(ExactnessNote::woven) ? ExitCode.OK : ExitCode.FAILED;
	}

	private List<Path> write(AgentFiles files) throws Failures.Failed {
		try {
			return files.write(folder);
		} catch (FileSystemException e) {
			throw Failures.Failed.unwritable(e.getFile(), e);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(folder, e);
		}
	}
}
