/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.tests.seeded.NastyProgram.MAIN;

import java.lang.reflect.Executable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.tests.seeded.NastyProgram;

/**
 * What {@link AgentsProofTest} shows, for the agent of inspectIT Ocelot, which no Maven repository has: {@code -Dsonde.inspectit.agent=JAR}
 * names it.
 */
@EnabledIfSystemProperty(named = "sonde.inspectit.agent", matches = ".+", disabledReason = "-Dsonde.inspectit.agent names no agent")
class InspectItProofTest {
	/** The tag that names the method of a span. */
	private static final Pattern NAMED = Pattern.compile("\"java\\.fqn\":\"([^\"]*)\"");

	@TempDir
	private Path folder;

	enum Planned {
		ALL, FIRST_HALF, SECOND_HALF;

		List<MethodSignature> of(List<MethodSignature> methods) {
			return this == ALL ? methods : Plans.everySecond(methods, this == FIRST_HALF ? 0 : 1);
		}
	}

	/** Where half of the methods are planned, nothing of the other half is recorded. */
	@ParameterizedTest
	@EnumSource
	void recordsWhatTheReportSays(Planned planned) throws Exception {
		CompiledProgram nasty = CompiledProgram.compile(NastyProgram.SOURCES, folder.resolve("nasty.jar"));
		Map<String, Integer> ran = KiekerRun.of(KiekerAspectJ.export(Plans.of(nasty.operations())), nasty.jar(), MAIN,
				folder.resolve("kieker")).executions();
		AgentFiles export = InspectIt.export(Plans.of(planned.of(nasty.operations())),
				ClassFiles.read(List.of(nasty.jar()), Progress.NONE));
		Map<MethodSignature, String> names = nasty.executables().stream()
				.collect(Collectors.toMap(CompiledProgram::signature, InspectItProofTest::name));
		Map<String, Integer> expected = new TreeMap<>();
		export.exact().forEach(method -> expected.merge(names.get(method), ran.get(method.toString()), Integer::sum));
		// The program ends with it: its span is sent at times, and at others too late.
		expected.remove("p.Main.main(String[])");
		// One of its two executions ends by an exception.
		expected.replace("p.Throwing.<init>(boolean)", 2, 1);
		Map<String, Integer> spans = new TreeMap<>(spans(export, nasty.jar()));
		spans.remove("p.Main.main(String[])");
		assertThat(spans).isEqualTo(expected);
	}

	private Map<String, Integer> spans(AgentFiles export, Path application) throws Exception {
		Path configuration = folder.resolve("configuration");
		export.write(configuration);
		try (SpanSink sink = new SpanSink(NAMED)) {
			MonitoredProgram.run(Jdk.oldestAndNewest().getFirst(), Map.of(), List.of(
					"-javaagent:" + System.getProperty("sonde.inspectit.agent"),
					"-Dinspectit.config.file-based.path=" + configuration,
					"-Dinspectit.exporters.tracing.zipkin.endpoint=" + sink.url() + "/api/v2/spans",
					"-Dinspectit.instrumentation.internal.async=false", "-Dinspectit.env.agent-dir=" + folder.resolve("agent"),
					"-Dinspectit.logging.file.enabled=false", "-Dinspectit.tags.providers.environment.resolve-host-name=false",
					"-cp", application.toString()), MAIN, folder);
			return sink.names();
		}
	}

	/** What the agent calls a method: its parameters by their simple names. */
	private static String name(Executable executable) {
		MethodSignature method = CompiledProgram.signature(executable);
		return method.declaringType() + "." + method.name()
				+ Arrays.stream(executable.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(", ", "(", ")"));
	}
}
