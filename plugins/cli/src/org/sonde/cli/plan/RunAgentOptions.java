/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The agents that a program is run with, and where their jars are. */
public final class RunAgentOptions {
	@Option(names = "--agent", paramLabel = "AGENT", split = ",", completionCandidates = RunAgentNames.class,
			description = "The agent: ${COMPLETION-CANDIDATES}. Several, separated by commas: runs the program once with each, and compares what they "
			+ "counted. Default: kieker-aspectj.")
	private List<String> names = List.of(RunAgent.KIEKER_ASPECTJ.keyword());

	@Option(names = "--agent-jar", paramLabel = "FILE",
			description = "The agent's jar. Default: the tested version from the local Maven repository.")
	private Path jar;

	@Option(names = "--fetch", description = "Download the agent's jar if it is not in the local Maven repository.")
	private boolean fetch;

	/** At least one, in the order in which they were typed. */
	List<RunAgent> agents(CommandLine line) {
		List<RunAgent> agents = names.stream().map(name -> Diagnostics.valid(line, "--agent", () -> Keyword.of(RunAgent.class, name)))
				.toList();
		if (jar != null && agents.stream().filter(agent -> agent.artifact().isPresent()).count() != 1) {
			throw new ParameterException(line,
					"--agent-jar is for one agent that has a jar of its own; found --agent " + String.join(",", names));
		}
		return agents;
	}

	/**
	 * The agent's jar; empty if Sonde or the JVM brings it along.
	 *
	 * @throws Failures.Failed if it is not there
	 */
	Optional<Path> jar(RunAgent agent) throws Failures.Failed {
		if (agent.artifact().isEmpty()) {
			return Optional.empty();
		}
		if (jar != null) {
			if (!Files.isRegularFile(jar)) {
				throw new Failures.Failed(CommandProblem.NO_AGENT_JAR, jar, "there is no such file");
			}
			return Optional.of(jar.toAbsolutePath());
		}
		String coordinates = agent.artifact().get();
		try (MavenArtifacts artifacts = MavenArtifacts.open(!fetch)) {
			return Optional.of(artifacts.fetch(coordinates));
		} catch (MetricsException e) {
			throw new Failures.Failed(CommandProblem.NO_AGENT_JAR, coordinates,
					fetch ? e.getMessage() : "it is not in the local Maven repository");
		}
	}
}
