/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the Java agent of OpenTelemetry as a declarative configuration in YAML, for {@code otel.config.file}. The agent selects
 * as by its properties ({@link OpenTelemetry}), but reads all letters that Java allows in names. A configuration in YAML is the whole one:
 * the agent reads no property besides, so the file also says where the spans go.
 */
public final class OpenTelemetryYaml {
	/** The only file. */
	public static final String YAML = "opentelemetry.yaml";
	/** The start of the configurations of instrumentations, at the beginning of a line. */
	public static final String INSTRUMENTATION = "instrumentation/development";

	private static final String HEAD = """
			# OpenTelemetry's Java agent reads this file by -Dotel.config.file=FILE or the variable OTEL_CONFIG_FILE.
			# It then takes no other settings than those that are here.
			file_format: "1.0"
			""";
	/** The agent's default destination of spans. The variables are those of its other configurations. */
	private static final String SENDING = """
			resource:
			  attributes_list: ${OTEL_RESOURCE_ATTRIBUTES}
			  detection/development:
			    detectors:
			      - service:
			      - host:
			      - process:
			propagator:
			  composite:
			    - tracecontext:
			    - baggage:
			tracer_provider:
			  processors:
			    - batch:
			        exporter:
			          otlp_http:
			            endpoint: ${OTEL_EXPORTER_OTLP_TRACES_ENDPOINT:-http://localhost:4318/v1/traces}
			""";
	/** A batch would drop the spans that it has no room for, and the attributes of a resource would be repeated with each span. */
	private static final String RECORDING = """
			tracer_provider:
			  processors:
			    - simple:
			        exporter:
			          otlp_file/development:
			            output_stream: %s
			""";

	private static final String SENDS
			= "The agent reads no other configuration besides this file, which sends spans to localhost:4318 unless you change it.";

	private OpenTelemetryYaml() {
	}

	/**
	 * The plan in the agent's file.
	 *
	 * @param classes the known classes of the program; they say what is caught in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = OpenTelemetry.draft(plan, classes, probe -> Optional.empty());
		draft.remark(SENDS);
		return draft.finish(Map.of(YAML, HEAD + SENDING + instrumentation(OpenTelemetry.names(draft.methods(), classes))));
	}

	/** The export without the remark on where spans are sent, which is not true of a run that stores them. */
	public static AgentFiles withoutSending(AgentFiles export) {
		return new AgentFiles(export.files(), export.collecting(), export.deactivated(), export.notes(),
				export.remarks().stream().filter(remark -> !remark.equals(SENDS)).toList());
	}

	/**
	 * The same export with spans in a file instead of sent, each before its method returns, so that none is lost; and without anything else
	 * that the agent could instrument.
	 *
	 * @param export made by {@link #export}
	 * @param spans  the file, as JSON of OTLP, a request a line; made when the first span is written
	 */
	public static AgentFiles recordingTo(AgentFiles export, Path spans) {
		String yaml = export.files().get(YAML);
		String others = "\n    common:\n      default_enabled: false";
		String methods = yaml.substring(yaml.indexOf(INSTRUMENTATION)).replaceFirst("\n {2}java:", "$0" + others);
		SortedMap<String, String> files = new TreeMap<>(
				Map.of(YAML, HEAD + RECORDING.formatted(quoted(spans.toAbsolutePath().toUri().toString())) + methods));
		return new AgentFiles(files, export.collecting(), export.deactivated(), export.notes(), List.of());
	}

	private static String instrumentation(SortedMap<String, SortedSet<String>> names) {
		StringBuilder text = new StringBuilder(INSTRUMENTATION + ":\n  java:\n    methods:\n      enabled: true\n      include:"
				+ (names.isEmpty() ? " []" : "") + "\n");
		names.forEach((type, methods) -> {
			text.append("        - class: ").append(quoted(type)).append("\n          methods:\n");
			methods.forEach(name -> text.append("            - name: ").append(quoted(name)).append('\n'));
		});
		return text.toString();
	}

	/** Returns the value in single quotes, because a name may be a word of YAML, such as {@code null} or {@code y}. A dollar is doubled. */
	private static String quoted(String value) {
		return "'" + value.replace("'", "''").replace("$$", "$$$$") + "'";
	}
}
