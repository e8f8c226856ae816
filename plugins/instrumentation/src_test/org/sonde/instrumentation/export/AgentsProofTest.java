/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.export.ProofTable.Column;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.tests.seeded.NastyProgram;

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

	/** @param half of the operations that is planned */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void openTelemetryRecordsWhatTheReportSays(int half) throws Exception {
		AgentFiles export = OpenTelemetry.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		spans(half == 0 ? jdks.getFirst() : jdks.getLast(), export, folder);
		assertThat(export.notes()).extracting(ExactnessNote::kind).contains(Kind.CATCHES_MORE, Kind.LEFT_OUT)
				.doesNotContain(Kind.MAY_CATCH_MORE);
	}

	/** Its names are of any letters. */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void openTelemetrySelectsByYamlAsTheReportSays(int half) throws Exception {
		AgentFiles export = OpenTelemetryYaml.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		spans(half == 0 ? jdks.getFirst() : jdks.getLast(), export, folder);
		assertThat(export.notes()).extracting(ExactnessNote::kind).contains(Kind.CATCHES_MORE, Kind.LEFT_OUT)
				.doesNotContain(Kind.MAY_CATCH_MORE);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void kiekerWithByteBuddyRecordsWhatTheReportSays(int half) throws Exception {
		AgentFiles export = KiekerByteBuddy.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		executions(half == 0 ? jdks.getFirst() : jdks.getLast(), export, folder);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void elasticRecordsWhatTheReportSays(int half) throws Exception {
		AgentFiles export = ElasticApm.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		elastic(half == 0 ? jdks.getFirst() : jdks.getLast(), export, folder);
		assertThat(export.notes()).extracting(ExactnessNote::kind).containsOnly(Kind.LEFT_OUT);
	}

	/** Methods of subtypes are not recorded, overloads are. */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void theFlightRecorderRecordsWhatTheReportSays(int half) throws Exception {
		AgentFiles export = FlightRecorder.export(Plans.of(Plans.everySecond(nasty.operations(), half)), classes);
		flight(export, folder);
		assertThat(export.notes()).extracting(ExactnessNote::kind).containsOnly(Kind.CATCHES_MORE, Kind.LEFT_OUT);
	}

	/** docs/dev/proof.md has the table that this test makes. */
	@Test
	void theTableOfTheDocsIsWhatWasSeen() throws Exception {
		Plan plan = Plans.of(nasty.operations());
		Jdk newest = jdks.getLast();
		AgentFiles aspectJ = KiekerAspectJ.export(plan);
		AgentFiles openTelemetry = OpenTelemetry.export(plan, classes);
		AgentFiles yaml = OpenTelemetryYaml.export(plan, classes);
		AgentFiles byteBuddy = KiekerByteBuddy.export(plan, classes);
		AgentFiles elastic = ElasticApm.export(plan, classes);
		AgentFiles recorder = FlightRecorder.export(plan, classes);
		String table = ProofTable.of(aspectJ.collecting(), List.of(
				new Column("Kieker with AspectJ", aspectJ, ran, MethodSignature::toString, Set.of()),
				new Column("OpenTelemetry", openTelemetry, spans(newest, openTelemetry, folder.resolve("o")), AgentsProofTest::name,
						Set.of()),
				new Column("OpenTelemetry by YAML", yaml, spans(newest, yaml, folder.resolve("y")), AgentsProofTest::name, Set.of()),
				new Column("Elastic APM", elastic, elastic(newest, elastic, folder.resolve("e")), ElasticRun::name, Set.of()),
				new Column("Kieker with Byte Buddy", byteBuddy, executions(newest, byteBuddy, folder.resolve("b")),
						MethodSignature::toString,
						NastyProgram.ALWAYS_THROWING),
				new Column("JDK Flight Recorder", recorder, flight(recorder, folder.resolve("f")), MethodSignature::toString,
						FlightRun.THROUGH_EXCEPTIONS)));
		assertThat(ProofTable.docs(table, "proof.md")).endsWith(table);
	}

	/** Runs the program under OpenTelemetry's agent and compares the spans with the report. */
	private static Map<String, Integer> spans(Jdk jdk, AgentFiles export, Path empty) throws Exception {
		Map<String, Integer> spans = OpenTelemetryRun.of(jdk, export, nasty.jar(), NastyProgram.MAIN, empty).spans();
		Map<String, Integer> expected = planned(export, AgentsProofTest::name);
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
		return spans;
	}

	/** Runs the program under Elastic's agent and compares its spans with the report. */
	private static Map<String, Integer> elastic(Jdk jdk, AgentFiles export, Path empty) throws Exception {
		Map<String, Integer> spans = ElasticRun.of(jdk, export, nasty.jar(), NastyProgram.MAIN, empty);
		assertThat(spans).isEqualTo(planned(export, ElasticRun::name));
		return spans;
	}

	/** Runs the program with the Flight Recorder and compares its events with the report. */
	private static Map<String, Integer> flight(AgentFiles export, Path empty) throws Exception {
		Jdk newest = jdks.getLast();
		assumeTrue(newest.feature() >= 25, "the Flight Recorder traces methods from Java 25 on; the newest here is " + newest);
		Map<String, Integer> events = FlightRun.of(newest, export, nasty.jar(), NastyProgram.MAIN, empty);
		Map<String, Integer> expected = planned(export, MethodSignature::toString);
		export.notes().stream().flatMap(note -> note.others().stream()).forEach(other -> expected.put(other, ran.get(other)));
		expected.values().removeIf(Objects::isNull);
		Map<String, Integer> compared = new TreeMap<>(events);
		expected.keySet().removeAll(FlightRun.THROUGH_EXCEPTIONS);
		compared.keySet().removeAll(FlightRun.THROUGH_EXCEPTIONS);
		assertThat(compared).isEqualTo(expected);
		return events;
	}

	/** How often the methods ran that the report says are taken, by the names that the agent gives them. */
	private static Map<String, Integer> planned(AgentFiles export, Function<MethodSignature, String> name) {
		Map<String, Integer> expected = new TreeMap<>();
		export.collecting().forEach(method -> expected.merge(name.apply(method), ran.get(method.toString()), Integer::sum));
		return expected;
	}

	/** Runs the program under Kieker's agent with Byte Buddy and compares the records with the report. */
	private static Map<String, Integer> executions(Jdk jdk, AgentFiles export, Path empty) throws Exception {
		KiekerRun run = KiekerByteBuddyRun.of(jdk, export, nasty.jar(), NastyProgram.MAIN, empty);
		Map<String, Integer> expected = new TreeMap<>();
		Plans.texts(export.exact()).stream().filter(method -> !NastyProgram.ALWAYS_THROWING.contains(method))
				.forEach(method -> expected.put(method, ran.get(method)));
		assertThat(run.executions()).as(run.output()).isEqualTo(expected);
		return run.executions();
	}

	/** What spans have of a method. */
	static String name(MethodSignature method) {
		return method.declaringType() + "." + method.name();
	}
}
