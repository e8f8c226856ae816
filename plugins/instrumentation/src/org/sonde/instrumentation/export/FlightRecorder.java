/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.xml.XmlText;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the JDK's Flight Recorder, which traces methods from Java 25 on (JEP 520), as a file of settings. Its filter selects
 * methods by type and name alone: it takes every overload, but no methods of subtypes.
 */
public final class FlightRecorder {
	/** The JVM that the exports were last proven with. */
	static final String PROVEN = "Java 25.0.3 (Temurin)";
	/** The only file. */
	public static final String SETTINGS = "sonde.jfc";
	/** The event of each execution. */
	public static final String TRACE = "jdk.MethodTrace";
	/** The event with the counts and times of a method. */
	public static final String TIMING = "jdk.MethodTiming";
	/** The setting that names the methods: {@code p.A::m;p.B::<init>}. */
	public static final String FILTER = "filter";

	private static final String EXCEPTIONS
			= "With exceptions, Java 25 counts wrongly. It misses a call that a callee's exception ends. It counts one call more for each exception that the method throws and catches itself.";
	private static final String OF_TRACE = """
					<setting name="stackTrace">false</setting>
					<setting name="threshold">0 ns</setting>
			""";
	/** Counts are totals since the start, so those of the end are all. */
	private static final String OF_TIMING = """
					<setting name="period">endChunk</setting>
			""";

	private FlightRecorder() {
	}

	/**
	 * The plan in a file of settings.
	 *
	 * @param classes the known classes of the program; they say what is caught in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = draft(plan, classes);
		draft.remarkKinds("an event " + TRACE + " of the Flight Recorder, with the whole signature");
		draft.remark("Needs Java 25 or later. An execution that has not ended when the recording does leaves no event.");
		draft.remark(EXCEPTIONS);
		return draft.finish(Map.of(SETTINGS, settings(TRACE, OF_TRACE, draft.methods())));
	}

	/**
	 * The plan in a file of settings that makes the recorder count and time executions, without an event for each.
	 *
	 * @param classes the known classes of the program; they say what is caught in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles exportTiming(Plan plan, ProgramClasses classes) {
		ExportDraft draft = draft(plan, classes);
		draft.remark("Each method becomes an event " + TIMING
				+ " of the Flight Recorder, with its executions and their mean, shortest and longest time, but without "
				+ "callers and traces.");
		draft.remark("Needs Java 25 or later.");
		draft.remark(EXCEPTIONS);
		return draft.finish(Map.of(SETTINGS, settings(TIMING, OF_TIMING, draft.methods())));
	}

	private static ExportDraft draft(Plan plan, ProgramClasses classes) {
		ExportDraft draft = new ExportDraft(plan, classes, probe -> ExportDraft.synthetic(probe.signature(), classes)
				? Optional.of(ExportDraft.COMPILER_MADE) : ExportDraft.onlyActive(probe));
		draft.noteOthers(method -> sameName(method.declaringType(), method.name(), classes),
				method -> Optional.of("the filter also takes every overload"),
				"the filter selects by type and name, and includes overloads");
		if (draft.methods().isEmpty()) {
			draft.remark("No method is selected, so the filter is empty: with it, " + PROVEN + " starts and records no method.");
		}
		return draft;
	}

	/** The methods that an entry takes, if the type is known. */
	public static List<MethodSignature> sameName(String declaringType, String name, ProgramClasses classes) {
		return classes.executable(declaringType).stream().filter(other -> !other.synthetic()).map(ProgramClasses.Method::signature)
				.filter(other -> other.name().equals(name))
				.sorted(MethodSignature.FILE_ORDER).toList();
	}

	/** Returns the value of the setting {@value #FILTER} that selects methods. */
	public static String filter(List<MethodSignature> methods) {
		return methods.stream().map(method -> method.declaringType() + "::" + method.name()).distinct().collect(Collectors.joining(";"));
	}

	private static String settings(String event, String more, List<MethodSignature> methods) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				""" + AgentFiles.WRITTEN_BY + """
				<!-- Start the program with -XX:StartFlightRecording:settings=FILE,maxsize=0,filename=RECORDING.jfr -->
				<configuration version="2.0" label="Sonde" provider="Sonde">
					<event name="jdk.ActiveRecording">
						<setting name="enabled">true</setting>
					</event>
					<event name="jdk.ActiveSetting">
						<setting name="enabled">true</setting>
					</event>
					<event name="jdk.DataLoss">
						<setting name="enabled">true</setting>
					</event>
					<event name="%s">
						<setting name="enabled">true</setting>
				%s		<setting name="%s">%s</setting>
					</event>
				</configuration>
				""".formatted(event, more, FILTER, XmlText.escaped(filter(methods)));
	}
}
