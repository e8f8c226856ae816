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
import java.util.regex.Pattern;

import org.sonde.instrumentation.plan.MethodSignature;

/** Runs a program in a JVM of its own under Elastic's real agent, which sends its spans to an {@link ElasticSink}. */
final class ElasticRun {
	private static final Pattern NAMED = Pattern.compile("^\\{\"(?:transaction|span)\":\\{.*?\"name\":\"([^\"]*)\"");

	private ElasticRun() {
	}

	/**
	 * How many transactions and spans there were, by {@link #name}.
	 *
	 * @param folder an empty folder, for the export
	 */
	static Map<String, Integer> of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Files.createDirectories(folder);
		export.write(folder);
		try (SpanSink sink = new SpanSink(NAMED)) {
			MonitoredProgram.run(jdk, Map.of(), List.of("-javaagent:" + agent(),
					"-Delastic.apm.config_file=" + folder.resolve(ElasticApm.PROPERTIES),
					"-Delastic.apm.server_url=" + sink.url(), "-Delastic.apm.central_config=false", "-Delastic.apm.cloud_provider=NONE",
					"-Delastic.apm.metrics_interval=0s", "-cp", application.toString()), mainClass, folder);
			return sink.names();
		}
	}

	/** What the agent calls a method: by the simple name of its type; but anonymous types have that of the type around them, too. */
	static String name(MethodSignature method) {
		String type = method.declaringType();
		return type.replaceFirst("^(?:.*[.$])?(?=[^.$]*\\D[^.$]*(?:\\$\\d+)*$)", "") + "#" + method.name();
	}

	private static Path agent() throws IOException {
		return MonitoredProgram.jar("elastic-apm-agent", "co/elastic/apm/agent/premain/AgentMain.class");
	}
}
