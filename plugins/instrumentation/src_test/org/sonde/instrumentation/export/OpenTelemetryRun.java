/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Runs a program in a JVM of its own under OpenTelemetry's real agent, and reads the spans, which it prints as OTLP's JSON instead of
 * sending them.
 *
 * @param spans how many by type and name of the method: {@code p.A.m}
 */
record OpenTelemetryRun(Map<String, Integer> spans, String output) {
	private static final String SCOPE = "io.opentelemetry.methods";

	/** @param folder an empty folder, for the export */
	static OpenTelemetryRun of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Files.createDirectories(folder);
		export.write(folder);
		String output = MonitoredProgram.run(jdk, Map.of(), List.of("-javaagent:" + agent(),
				"-Dotel.javaagent.configuration-file=" + folder.resolve(OpenTelemetry.PROPERTIES),
				"-Dotel.traces.exporter=experimental-otlp/stdout", "-Dotel.metrics.exporter=none", "-Dotel.logs.exporter=none",
				// What else the agent could instrument only takes time.
				"-Dotel.instrumentation.common.default-enabled=false", "-Dotel.instrumentation.methods.enabled=true", "-cp", application.toString()), mainClass, folder);
		Map<String, Integer> spans = new TreeMap<>();
		for (String line : output.lines().filter(text -> text.startsWith("{")).toList()) {
			for (JsonNode resource : new ObjectMapper().readTree(line).path("resourceSpans")) {
				count(resource, spans);
			}
		}
		return new OpenTelemetryRun(spans, output);
	}

	private static void count(JsonNode resource, Map<String, Integer> spans) {
		for (JsonNode scope : resource.path("scopeSpans")) {
			if (scope.path("scope").path("name").asString().startsWith(SCOPE)) {
				scope.path("spans").forEach(span -> spans.merge(method(span.path("attributes")), 1, Integer::sum));
			}
		}
	}

	private static String method(JsonNode attributes) {
		Map<String, String> values = new TreeMap<>();
		attributes.forEach(attribute -> values.put(attribute.path("key").asString(),
				attribute.path("value").path("stringValue").asString()));
		return values.get("code.namespace") + "." + values.get("code.function");
	}

	private static Path agent() throws IOException {
		return MonitoredProgram.jar("opentelemetry-javaagent", "io/opentelemetry/javaagent/OpenTelemetryAgent.class");
	}
}
