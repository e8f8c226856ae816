/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.util.List;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.OpenTelemetry;
import org.sonde.instrumentation.export.OpenTelemetryYaml;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;

/** The agents that Sonde starts programs with. */
public enum RunAgent implements Keyword {
	/** Kieker with AspectJ's load-time weaver, which come with Sonde. */
	KIEKER_ASPECTJ(Agent.KIEKER_ASPECTJ),
	/** Kieker's own agent. */
	KIEKER_BYTEBUDDY(Agent.KIEKER_BYTE_BUDDY),
	/** OpenTelemetry's agent, with its spans in a file. */
	OPENTELEMETRY(Agent.OPENTELEMETRY_YAML),
	/** The JDK's recorder, with an event for each execution. */
	JFR(Agent.JFR),
	/** The JDK's recorder, with counts and times of each method. */
	JFR_TIMING(Agent.JFR_TIMING);

	/** The agent for which a plan is exported. */
	private final Agent target;

	RunAgent(Agent target) {
		this.target = target;
	}

	/**
	 * The plan in the agent's files; {@link AgentLaunch#files} makes them those of a run.
	 *
	 * @param classes the known classes of the program; agents other than Kieker with AspectJ need those of all subtypes of the plan's types
	 * @param matches what the plan's patterns match in the program; empty if that is not known
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public AgentFiles export(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches) {
		return switch (this) {
			case KIEKER_ASPECTJ -> KiekerAspectJ.export(plan, classes, matches);
			case OPENTELEMETRY -> OpenTelemetryYaml.withoutSending(target.export(plan, classes, matches));
			case KIEKER_BYTEBUDDY, JFR, JFR_TIMING -> target.export(plan, classes, matches);
		};
	}

	/** Why it can record nothing of a plan, for the user. */
	public LaunchException nothing(Object plan) {
		return isKieker() ? new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, plan)
				: new LaunchException(LaunchProblem.NOTHING_TO_RECORD, plan, title(), target.keyword());
	}

	/** Returns the title that users read. */
	public String title() {
		return this == OPENTELEMETRY ? Agent.OPENTELEMETRY.title() : target.title();
	}

	/** Maven's coordinates of its jar; empty if Sonde or the JVM brings it along. */
	public Optional<String> artifact() {
		return switch (this) {
			case KIEKER_BYTEBUDDY -> Optional.of("net.kieker-monitoring:kieker:jar:bytebuddy:" + KiekerAgents.KIEKER_VERSION);
			case OPENTELEMETRY -> Optional.of("io.opentelemetry.javaagent:opentelemetry-javaagent:" + OpenTelemetry.VERSION);
			case KIEKER_ASPECTJ, JFR, JFR_TIMING -> Optional.empty();
		};
	}

	/** Whether it writes Kieker's records, where the plan says. */
	public boolean isKieker() {
		return this == KIEKER_ASPECTJ || this == KIEKER_BYTEBUDDY;
	}

	/** Whether probes of a running program can be switched. */
	public boolean isSwitchable() {
		return this == KIEKER_ASPECTJ;
	}

	/** Returns all keywords in order. */
	public static List<String> keywords() {
		return Keyword.all(RunAgent.class);
	}
}
