/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.report.agents.AgentCounts;
import org.sonde.report.agents.CountComparison;
import org.sonde.report.agents.CountTables;
import org.sonde.report.traces.LogResults;

/** The same program run once under each of several agents, and what they counted. */
final class AgentComparison {
	private final List<AgentRun> runs;
	private final JavaHome home;
	private final RunAgentOptions jars;
	private final Map<String, Integer> caught;
	private final OutputOptions output;

	/** @param caught how many throws lie within a {@code try} of their own method, by its signature */
	AgentComparison(List<AgentRun> runs, JavaHome home, RunAgentOptions jars, Map<String, Integer> caught, OutputOptions output) {
		this.runs = runs;
		this.home = home;
		this.jars = jars;
		this.caught = caught;
		this.output = output;
	}

	/**
	 * Runs the program and prints the table.
	 *
	 * @param folder for all runs
	 * @param kept   whether the folder stays
	 * @return the exit code
	 */
	int run(Path folder, boolean kept) throws IOException, InterruptedException, LaunchException, Failures.Failed {
		Map<AgentRun, Optional<Path>> found = new LinkedHashMap<>();
		for (AgentRun run : runs) {
			found.put(run, jars.jar(run.agent()));
		}
		List<AgentCounts> counts = new ArrayList<>();
		for (AgentRun run : runs) {
			output.err().println("sonde: with " + run.agent().title());
			Path own = Files.createDirectory(folder.resolve(counts.size() + 1 + "-" + run.agent().keyword()));
			ProgramRun program = run.start(home, found.get(run), own, Optional.empty(), Optional.empty(), output);
			if (program.exitCode() != 0) {
				output.err().println("sonde: the program ended with exit code " + program.exitCode());
				return program.exitCode();
			}
			LogResults log = run.read(own, output.err());
			Logs.warn(log, output.err());
			counts.add(AgentCounts.of(run.agent(), run.export(), run.observed(log, run.counted(Optional.empty())), log));
		}
		CountComparison comparison = CountComparison.of(counts, caught);
		if (output.format() == Format.json) {
			output.json(CountTables.json(comparison));
		} else {
			output.table(CountTables.table(comparison));
		}
		long different = comparison.rows().size() - comparison.equal();
		output.err()
				.println("All agents counted the same for " + comparison.equal() + " of " + Counted.of(comparison.rows().size(), "method")
						+ "; "
						+ (different - comparison.unexplained()) + " differ for a known reason, " + comparison.unexplained()
						+ " for an unknown one.");
		if (kept) {
			output.err().println("The recordings are in " + folder + ".");
		}
		return comparison.unexplained() == 0 ? ExitCode.OK : ExitCode.FAILED;
	}
}
