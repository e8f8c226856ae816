/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;

/**
 * The agent that a launch configuration chooses for runs with probes.
 *
 * @param agent the agent
 * @param jar   its jar, as typed; empty for that of the local Maven repository
 */
public record AgentChoice(RunAgent agent, String jar) {
	private static final String AGENT = "org.sonde.instrumentation.launch.agent";
	private static final String JAR = "org.sonde.instrumentation.launch.agentJar";

	/** Returns the configuration's agent: Kieker with AspectJ, unless it names another. */
	public static AgentChoice of(ILaunchConfiguration configuration) {
		try {
			return new AgentChoice(Keyword.find(RunAgent.class, configuration.getAttribute(AGENT, RunAgent.KIEKER_ASPECTJ.keyword()))
					.orElse(RunAgent.KIEKER_ASPECTJ), configuration.getAttribute(JAR, ""));
		} catch (CoreException e) {
			return new AgentChoice(RunAgent.KIEKER_ASPECTJ, ""); // the configuration cannot be read, and will say so when it is run
		}
	}

	/** Writes it down; what is usual is left out. */
	public void into(ILaunchConfigurationWorkingCopy configuration) {
		configuration.setAttribute(AGENT, agent == RunAgent.KIEKER_ASPECTJ ? null : agent.keyword());
		configuration.setAttribute(JAR, jar.isBlank() ? null : jar.strip());
	}

	/**
	 * The agent's jar; empty if Sonde or the JVM brings it along. Nothing is downloaded.
	 *
	 * @throws CoreException if it is not there; the message says what to do
	 */
	Optional<Path> file() throws CoreException {
		if (agent.artifact().isEmpty()) {
			return Optional.empty();
		}
		if (!jar.isBlank()) {
			Path file = Path.of(jar.strip());
			if (!Files.isRegularFile(file)) {
				throw new CoreException(Status
						.error("The agent " + file + " does not exist. Choose its jar on the tab Probes of the launch configuration."));
			}
			return Optional.of(file);
		}
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return Optional.of(artifacts.fetch(agent.artifact().get()));
		} catch (MetricsException e) {
			throw new CoreException(Status
					.error(agent.artifact().get() + " is not in the local Maven repository. Choose the agent's jar on the tab Probes of "
							+ "the launch configuration, or get it with: mvn dependency:get -Dartifact=" + agent.artifact().get(), e));
		}
	}
}
