/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs a program in a JVM of its own under OpenTelemetry's real agent, and reads the spans, which it prints instead of sending them.
 *
 * @param spans how many by type and name of the method: {@code p.A.m}
 */
record OpenTelemetryRun(Map<String, Integer> spans, String output) {
	private static final Pattern SPAN = Pattern.compile("LoggingSpanExporter.*\\[tracer: io\\.opentelemetry\\.methods:.*");

	/** @param folder an empty folder, for the export */
	static OpenTelemetryRun of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Files.createDirectories(folder);
		if (export.files().containsKey(OpenTelemetryYaml.YAML)) {
			return byYaml(jdk, export, application, mainClass, folder);
		}
		export.write(folder);
		String output = MonitoredProgram.run(jdk, Map.of(), List.of("-javaagent:" + agent(),
				"-Dotel.javaagent.configuration-file=" + folder.resolve(OpenTelemetry.PROPERTIES),
				"-Dotel.traces.exporter=logging", "-Dotel.metrics.exporter=none", "-Dotel.logs.exporter=none",
				// What else the agent could instrument only takes time.
				"-Dotel.instrumentation.common.default-enabled=false", "-Dotel.instrumentation.methods.enabled=true", "-cp",
				application.toString()), mainClass, folder);
		Map<String, Integer> spans = new TreeMap<>();
		SPAN.matcher(output).results().map(MatchResult::group).forEach(span -> spans.merge(
				attribute(span, "code.namespace") + "." + attribute(span, "code.function"), 1, Integer::sum));
		return new OpenTelemetryRun(spans, output);
	}

	/** The same, configured by YAML: it writes the spans into a file. */
	private static OpenTelemetryRun byYaml(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Path written = folder.resolve("spans $1.jsonl");
		OpenTelemetryYaml.recordingTo(export, written).write(folder);
		String output = MonitoredProgram.run(jdk, Map.of(),
				List.of("-javaagent:" + agent(), "-Dotel.config.file=" + folder.resolve(OpenTelemetryYaml.YAML),
				"-cp", application.toString()), mainClass, folder);
		Map<String, Integer> spans = new TreeMap<>();
		// A span a line, and its attributes in any order.
		Files.readAllLines(written)
				.forEach(span -> spans.merge(ofJson(span, "code.namespace") + "." + ofJson(span, "code.function"), 1, Integer::sum));
		return new OpenTelemetryRun(spans, output);
	}

	private static String ofJson(String span, String name) {
		Matcher value = Pattern.compile("\"" + Pattern.quote(name) + "\",\"value\":\\{\"stringValue\":\"([^\"]+)\"").matcher(span);
		assertThat(value.find()).as("%s in %s", name, span).isTrue();
		return value.group(1);
	}

	private static String attribute(String span, String name) {
		Matcher value = Pattern.compile("[{ ]" + Pattern.quote(name) + "=([^,}]+)").matcher(span);
		assertThat(value.find()).as("%s in %s", name, span).isTrue();
		return value.group(1);
	}

	private static Path agent() throws IOException {
		return MonitoredProgram.jar("opentelemetry-javaagent", "io/opentelemetry/javaagent/OpenTelemetryAgent.class");
	}
}
