/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;

/** The monitoring agents that a plan can be exported to. */
public enum Agent implements Keyword {
	/** Kieker with AspectJ's load-time weaver. */
	KIEKER_ASPECTJ("Kieker with AspectJ",
			"Kieker " + KiekerAgents.KIEKER_VERSION + " and AspectJ " + KiekerAgents.WEAVER_VERSION + " on Java 17 and 25",
			(plan, classes, matches) -> KiekerAspectJ.export(plan, classes, matches)),
	/** Kieker's adaptive monitoring alone. */
	KIEKER_ADAPTIVE("Kieker, adaptive monitoring alone", "Kieker " + KiekerAgents.KIEKER_VERSION + " on Java 17 and 25, with Byte Buddy",
			KiekerAdaptive::export),
	/** Kieker's own agent. */
	KIEKER_BYTE_BUDDY("Kieker with Byte Buddy", "Kieker " + KiekerAgents.KIEKER_VERSION + " on Java 17 and 25", KiekerByteBuddy::export),
	/** OpenTelemetry's agent. */
	OPENTELEMETRY("OpenTelemetry Java agent", "OpenTelemetry's agent " + OpenTelemetry.VERSION + " on Java 17 and 25",
			OpenTelemetry::export),
	/** The same agent, configured by YAML. */
	OPENTELEMETRY_YAML("OpenTelemetry Java agent, declarative configuration",
			"OpenTelemetry's agent " + OpenTelemetry.VERSION + " on Java 17 and 25", OpenTelemetryYaml::export),
	/** inspectIT's agent. */
	INSPECTIT("inspectIT Ocelot", "a build of September 2025, after version 2.7.0, on Java 17", InspectIt::export),
	/** JDK Mission Control's agent. */
	JMC("JDK Mission Control agent", "a build of March 2026, 1.0.1-SNAPSHOT, on Java 17", JmcAgent::export),
	/** Elastic's agent. */
	ELASTIC("Elastic APM Java agent", "Elastic's agent " + ElasticApm.VERSION + " on Java 17 and 25", ElasticApm::export),
	/** The JDK's own recorder. */
	JFR("JDK Flight Recorder", FlightRecorder.PROVEN, FlightRecorder::export),
	/** The same, counts and times alone. */
	JFR_TIMING("JDK Flight Recorder, counts and times alone", FlightRecorder.PROVEN, FlightRecorder::exportTiming);

	private final String title;
	/** The version with which runs last proved what the report of an export says, in words. */
	private final String proven;
	private final Exporter exporter;

	private interface Exporter {
		AgentFiles export(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches);
	}

	/** An agent that takes patterns as they are. */
	Agent(String title, String proven, Exporter exporter) {
		this.title = title;
		this.proven = proven;
		this.exporter = exporter;
	}

	/** An agent that takes the methods that patterns match. */
	Agent(String title, String proven, BiFunction<Plan, ProgramClasses, AgentFiles> exporter) {
		this(title, proven, (plan, classes, matches) -> matches
				.map(known -> exporter.apply(known.methodsOf(plan), classes).withNotes(PatternNotes.ofMethods(plan, known)))
				.orElseGet(() -> exporter.apply(plan, classes)));
	}

	/** Returns the keyword that users type. */
	@Override
	public String keyword() {
		return this == KIEKER_BYTE_BUDDY ? "kieker-bytebuddy" : Keyword.super.keyword();
	}

	/** Returns the title that users read. */
	public String title() {
		return title;
	}

	/**
	 * The plan in the agent's files.
	 *
	 * @param classes the known classes of the program, so that the report can name what is caught in addition
	 * @param matches what the plan's patterns match in the program; empty if that is not known
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public AgentFiles export(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches) {
		return exporter.export(plan, classes, matches).withRemark("Last proven by runs with " + proven + ".");
	}

	/** Returns all keywords in order. */
	public static List<String> keywords() {
		return Keyword.all(Agent.class).stream().sorted().toList();
	}
}
