/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.OpenTelemetry;

/** The agents that Sonde starts programs with. */
public enum RunAgent implements Keyword {
	/** Kieker with AspectJ's load-time weaver, which come with Sonde. */
	KIEKER_ASPECTJ(Agent.KIEKER_ASPECTJ, null),
	/** Kieker's own agent. */
	KIEKER_BYTEBUDDY(Agent.KIEKER_BYTE_BUDDY, "net.kieker-monitoring:kieker:jar:bytebuddy:" + KiekerAgents.KIEKER_VERSION),
	/** OpenTelemetry's agent, with its spans in a file. */
	OPENTELEMETRY(Agent.OPENTELEMETRY_YAML, "io.opentelemetry.javaagent:opentelemetry-javaagent:" + OpenTelemetry.VERSION),
	/** The JDK's recorder, with an event for each execution. */
	JFR(Agent.JFR, null),
	/** The JDK's recorder, with counts and times of each method. */
	JFR_TIMING(Agent.JFR_TIMING, null);

	private final Agent export;
	private final String artifact;

	RunAgent(Agent export, String artifact) {
		this.export = export;
		this.artifact = artifact;
	}

	/** What a plan is exported to for it. */
	public Agent export() {
		return export;
	}

	/** What users read. */
	public String title() {
		return this == OPENTELEMETRY ? Agent.OPENTELEMETRY.title() : export.title();
	}

	/** Maven's coordinates of its jar; empty if Sonde or the JVM brings it along. */
	public Optional<String> artifact() {
		return Optional.ofNullable(artifact);
	}

	/** Whether it writes Kieker's records, where the plan says. */
	public boolean isKieker() {
		return this == KIEKER_ASPECTJ || this == KIEKER_BYTEBUDDY;
	}

	/** Whether probes of a running program can be switched. */
	public boolean isSwitchable() {
		return this == KIEKER_ASPECTJ;
	}

	/** What can be typed, in order. */
	public static List<String> keywords() {
		return Keyword.all(RunAgent.class);
	}

	/** What can be typed, as a sentence has it. */
	public static String list() {
		return keywords().stream().collect(Collectors.joining(", "));
	}
}
