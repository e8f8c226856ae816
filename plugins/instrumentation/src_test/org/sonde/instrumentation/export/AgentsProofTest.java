/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.Progress;

/**
 * What the report says of an export is true: shown by running a program under the real agents and reading what they recorded. How often
 * each method really ran is taken from Kieker with AspectJ, which {@link KiekerAspectJProofTest} proves.
 */
class AgentsProofTest {
	@TempDir
	private static Path shared;
	private static CompiledProgram nasty;
	private static ProgramClasses classes;
	private static Map<String, Integer> ran;
	private static List<Jdk> jdks;

	@TempDir
	private Path folder;

	@BeforeAll
	static void compile() throws Exception {
		nasty = CompiledProgram.compile(NastyProgram.SOURCES, shared.resolve("nasty.jar"));
		classes = ClassFiles.read(List.of(nasty.jar()), Progress.NONE);
		ran = KiekerRun.of(KiekerAspectJ.export(Plans.of(nasty.operations())), nasty.jar(), NastyProgram.MAIN, shared.resolve("kieker"))
				.executions();
		jdks = Jdk.oldestAndNewest();
	}

	/** @param planned a half of the operations, or both */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2 })
	void openTelemetryRecordsWhatTheReportSays(int planned) throws Exception {
		AgentFiles export = OpenTelemetry.export(Plans.of(planned == 2 ? nasty.operations() : Plans.everySecond(nasty.operations(), planned)),
				classes);
		Jdk jdk = planned == 0 ? jdks.getFirst() : jdks.getLast();
		Map<String, Integer> spans = OpenTelemetryRun.of(jdk, export, nasty.jar(), NastyProgram.MAIN, folder).spans();

		Map<String, Integer> expected = new TreeMap<>();
		export.collecting().forEach(method -> expected.merge(name(method), ran.get(method.toString()), Integer::sum));
		Set<String> more = export.notes().stream().flatMap(note -> note.others().stream()).map(MethodSignature::parse)
				.map(AgentsProofTest::name).collect(Collectors.toCollection(TreeSet::new));
		Set<String> names = new TreeSet<>(expected.keySet());
		names.addAll(more);
		assertThat(spans.keySet()).as("methods with spans").containsExactlyInAnyOrderElementsOf(names);
		expected.forEach((name, times) -> {
			if (more.contains(name)) {
				assertThat(spans.get(name)).as("spans of %s and what is caught in addition", name).isGreaterThan(times);
			} else {
				assertThat(spans.get(name)).as("spans of %s", name).isEqualTo(times);
			}
		});
		assertThat(export.notes()).extracting(ExactnessNote::kind).doesNotContain(Kind.MAY_CATCH_MORE);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void kiekerWithByteBuddyRecordsWhatTheReportSays(int half) throws Exception {
		AgentFiles export = KiekerByteBuddy.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		KiekerRun run = KiekerByteBuddyRun.of(half == 0 ? jdks.getFirst() : jdks.getLast(), export, nasty.jar(), NastyProgram.MAIN, folder);
		Map<String, Integer> expected = new TreeMap<>();
		Plans.texts(export.exact()).stream().filter(method -> !NastyProgram.ALWAYS_THROWING.contains(method))
				.forEach(method -> expected.put(method, ran.get(method)));
		assertThat(run.executions()).as(run.output()).isEqualTo(expected);
	}

	/** What spans have of a method. */
	private static String name(MethodSignature method) {
		return method.declaringType() + "." + method.name();
	}
}
