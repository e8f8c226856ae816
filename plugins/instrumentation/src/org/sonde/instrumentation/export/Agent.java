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
	KIEKER_ASPECTJ("Kieker with AspectJ", (plan, classes) -> KiekerAspectJ.export(plan, classes, Optional.empty())),
	/** Kieker's adaptive monitoring alone. */
	KIEKER_ADAPTIVE("Kieker, adaptive monitoring alone", KiekerAdaptive::export),
	/** Kieker's own agent. */
	KIEKER_BYTE_BUDDY("Kieker with Byte Buddy", KiekerByteBuddy::export),
	/** OpenTelemetry's agent. */
	OPENTELEMETRY("OpenTelemetry Java agent", OpenTelemetry::export),
	/** inspectIT's agent. */
	INSPECTIT("inspectIT Ocelot", InspectIt::export),
	/** JDK Mission Control's agent. */
	JMC("JDK Mission Control agent", JmcAgent::export),
	/** Elastic's agent. */
	ELASTIC("Elastic APM Java agent", ElasticApm::export),
	/** The JDK's own recorder. */
	JFR("JDK Flight Recorder", FlightRecorder::export);

	private final String title;
	private final BiFunction<Plan, ProgramClasses, AgentFiles> exporter;

	Agent(String title, BiFunction<Plan, ProgramClasses, AgentFiles> exporter) {
		this.title = title;
		this.exporter = exporter;
	}

	/** What users type. */
	@Override
	public String keyword() {
		return this == KIEKER_BYTE_BUDDY ? "kieker-bytebuddy" : Keyword.super.keyword();
	}

	/** What users read. */
	public String title() {
		return title;
	}

	/**
	 * The plan in the agent's files, with the report on how exactly they say it.
	 *
	 * @param classes the known classes of the program, so that the report can name what is caught in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public AgentFiles export(Plan plan, ProgramClasses classes) {
		return export(plan, classes, Optional.empty());
	}

	/**
	 * The plan in the agent's files. AspectJ takes patterns as they are; for the others the methods that the patterns match are named.
	 *
	 * @param classes the known classes of the program, so that the report can name what is caught in addition
	 * @param matches what the plan's patterns match in the program; empty if that is not known
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public AgentFiles export(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches) {
		if (this == KIEKER_ASPECTJ) {
			return KiekerAspectJ.export(plan, classes, matches);
		}
		return matches.map(known -> exporter.apply(known.methodsOf(plan), classes).withNotes(PatternNotes.ofMethods(plan, known)))
				.orElseGet(() -> exporter.apply(plan, classes));
	}

	/** What can be typed, in order. */
	public static List<String> keywords() {
		return Keyword.all(Agent.class).stream().sorted().toList();
	}
}
