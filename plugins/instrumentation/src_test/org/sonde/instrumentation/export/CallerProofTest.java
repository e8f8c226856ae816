/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/**
 * The export warns of the methods whose answer a probe changes, and of no others: shown by running a program whose methods ask who called
 * them, with and without the real agents. The table in docs/dev/caller-sensitive.md is what this test saw.
 */
class CallerProofTest {
	private static final String LAMBDA = "lambda$";

	@TempDir
	private static Path shared;
	private static CompiledProgram program;
	private static ProgramClasses classes;
	private static List<MethodSignature> methods;

	@TempDir
	private Path folder;

	@BeforeAll
	static void compile() throws Exception {
		program = CompiledProgram.compile(CallerProgram.SOURCES, shared.resolve("callers.jar"));
		classes = ClassFiles.read(List.of(program.jar()), Progress.NONE);
		methods = program.operations().stream()
				.filter(method -> Set.of("p.Asks", "p.Asked").contains(method.declaringType()) && !method.name().startsWith(LAMBDA))
				.toList();
	}

	static List<Jdk> jdks() throws IOException {
		return Jdk.oldestAndNewest();
	}

	@ParameterizedTest
	@MethodSource("jdks")
	void operationEventsChangeWhatTheExportWarnsOf(Jdk jdk) throws Exception {
		AgentFiles export = KiekerAspectJ.export(events(methods, true), classes, Optional.empty());
		Set<String> changed = changed(jdk, KiekerRun.of(jdk, export, program.jar(), CallerProgram.MAIN, folder).output());
		assertThat(warned(export)).isEqualTo(CallerProgram.INSPECTS);
		Set<String> expected = new HashSet<>(CallerProgram.INSPECTS);
		expected.addAll(CallerProgram.CHANGED_BELOW);
		assertThat(changed).containsExactlyInAnyOrderElementsOf(expected);
		assertThat(changed).doesNotContainAnyElementsOf(CallerProgram.UNCHANGED);
	}

	/** A probe that is switched off is woven all the same. */
	@Test
	void deactivatedOperationEventsChangeThemToo() throws Exception {
		AgentFiles export = KiekerAspectJ.export(events(methods, false), classes, Optional.empty());
		Jdk jdk = Jdk.running();
		Set<String> changed = changed(jdk, KiekerRun.of(jdk, export, program.jar(), CallerProgram.MAIN, folder).output());
		assertThat(changed).containsAll(CallerProgram.INSPECTS);
		assertThat(warned(export)).isEqualTo(CallerProgram.INSPECTS);
	}

	@ParameterizedTest
	@MethodSource("jdks")
	void operationExecutionsChangeNothing(Jdk jdk) throws Exception {
		AgentFiles export = KiekerAspectJ.export(Plans.of(methods), classes, Optional.empty());
		KiekerRun run = KiekerRun.of(jdk, export, program.jar(), CallerProgram.MAIN, folder);
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(methods));
		assertThat(changed(jdk, run.output())).isEmpty();
		assertThat(warned(export)).isEmpty();
	}

	@Test
	void aProbeInALambdaChangesTheLambdaAlone() throws Exception {
		List<MethodSignature> lambdas = program.operations().stream()
				.filter(method -> method.declaringType().equals("p.Lambdas") && method.name().startsWith(LAMBDA)).toList();
		AgentFiles export = KiekerAspectJ.export(events(lambdas, true), classes, Optional.empty());
		Jdk jdk = Jdk.running();
		assertThat(changed(jdk, KiekerRun.of(jdk, export, program.jar(), CallerProgram.MAIN, folder).output())).containsExactly("lambda");
		assertThat(warned(export)).containsExactlyElementsOf(lambdas.stream().map(MethodSignature::name).toList());
	}

	@Test
	void whatAPatternMatchesIsWarnedOfAsItsKindSays() {
		String pattern = "* p.Asked.*(..)";
		PlanMatches matches = new PlanMatches(Map.of(pattern, new PlanMatches.OfProbe(
				methods.stream().filter(method -> method.declaringType().equals("p.Asked")).toList(), List.of(), List.of(), List.of(),
				Optional.empty())));
		Plan plan = Plans.of(List.of());
		PatternProbe probe = Probes.createPattern(pattern);
		plan.getProbes().add(probe);
		assertThat(warned(KiekerAspectJ.export(plan, classes, Optional.of(matches)))).isEmpty();
		probe.setKind(ProbeKind.OPERATION_EVENTS);
		assertThat(warned(KiekerAspectJ.export(plan, classes, Optional.of(matches)))).containsExactly("ofDefault", "ofInterface");
		// It becomes methods then, as the list of what is switched off names these.
		probe.setActive(false);
		assertThat(warned(KiekerAspectJ.export(plan, classes, Optional.of(matches)))).containsExactly("ofDefault", "ofInterface");
		assertThat(warned(KiekerAspectJ.export(plan, ProgramClasses.UNKNOWN, Optional.of(matches)))).isEmpty();
	}

	/**
	 * They insert their code into the methods, and leave these where they are. But Byte Buddy gives a class that is instrumented a method
	 * of its own for each default method that it inherits, with a probe or without.
	 */
	@Test
	void theOtherAgentsLeaveBodiesInPlace() throws Exception {
		Plan plan = events(methods, true);
		Jdk jdk = Jdk.running();
		AgentFiles byteBuddy = KiekerByteBuddy.export(plan, classes);
		KiekerRun byteBuddyRun = KiekerByteBuddyRun.of(jdk, byteBuddy, program.jar(), CallerProgram.MAIN, folder.resolve("byteBuddy"));
		assertThat(byteBuddyRun.executions()).isNotEmpty();
		assertThat(changed(jdk, byteBuddyRun.output())).containsExactly("ofDefault");
		AgentFiles openTelemetry = OpenTelemetry.export(plan, classes);
		OpenTelemetryRun spans = OpenTelemetryRun.of(jdk, openTelemetry, program.jar(), CallerProgram.MAIN, folder.resolve("spans"));
		assertThat(spans.spans()).isNotEmpty();
		assertThat(changed(jdk, spans.output())).isEmpty();
		AgentFiles elastic = ElasticApm.export(plan, classes);
		Path elasticFolder = folder.resolve("elastic");
		assertThat(ElasticRun.of(jdk, elastic, program.jar(), CallerProgram.MAIN, elasticFolder)).isNotEmpty();
		assertThat(changed(jdk, Files.readString(elasticFolder.resolve("output.txt")))).isEmpty();
		assertThat(List.of(byteBuddy, openTelemetry, elastic)).allSatisfy(export -> assertThat(warned(export)).isEmpty());
	}

	private static Plan events(List<MethodSignature> methods, boolean active) {
		return Plans.of(methods, probe -> {
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setActive(active);
		});
	}

	/** Names of the methods that gave another answer than without probes. */
	private Set<String> changed(Jdk jdk, String output) throws Exception {
		Path without = Files.createDirectories(folder.resolve("without"));
		Map<String, String> expected = CallerProgram.answers(MonitoredProgram.run(jdk, Map.of(), List.of("-cp", program.jar().toString()),
				CallerProgram.MAIN, without));
		Map<String, String> found = CallerProgram.answers(output);
		assertThat(found.keySet()).isEqualTo(expected.keySet()).hasSize(
				CallerProgram.INSPECTS.size() + CallerProgram.CHANGED_BELOW.size() + CallerProgram.UNCHANGED.size() + 1);
		Set<String> changed = new TreeSet<>(found.keySet());
		changed.removeIf(method -> found.get(method).equals(expected.get(method)));
		return changed;
	}

	private static Set<String> warned(AgentFiles export) {
		return export.notes().stream().filter(note -> note.kind() == Kind.MAY_CHANGE_PROGRAM)
				.map(note -> MethodSignature.parse(note.probe()).name()).collect(Collectors.toCollection(TreeSet::new));
	}
}
