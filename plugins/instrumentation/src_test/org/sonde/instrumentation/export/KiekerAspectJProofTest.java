/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.tests.seeded.NastyProgram;

/** An exported plan weaves exactly the planned methods: shown by running programs under the real agent and reading their logs. */
class KiekerAspectJProofTest {
	@TempDir
	private static Path shared;
	private static CompiledProgram nasty;

	@TempDir
	private Path folder;

	@BeforeAll
	static void compile() throws Exception {
		nasty = CompiledProgram.compile(NastyProgram.SOURCES, shared.resolve("nasty.jar"));
	}

	static List<Jdk> jdks() throws IOException {
		return Jdk.oldestAndNewest();
	}

	@ParameterizedTest
	@MethodSource("jdks")
	void everyOperationIsRecordedAsOftenAsItRan(Jdk jdk) throws Exception {
		AgentFiles export = KiekerAspectJ.export(Plans.of(nasty.operations()));
		KiekerRun run = KiekerRun.of(jdk, export, nasty.jar(), NastyProgram.MAIN, folder);
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(nasty.operations()));
		assertThat(run.executions()).containsAllEntriesOf(NastyProgram.COUNTS);
		assertThat(Plans.texts(export.collecting())).containsExactlyInAnyOrderElementsOf(Plans.texts(nasty.operations()));
	}

	/** Overloads, overrides and nested types that one half plans and the other does not must not leak. */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void halfOfTheOperationsIsRecordedAndNoOther(int half) throws Exception {
		List<MethodSignature> planned = Plans.everySecond(nasty.operations(), half);
		AgentFiles export = KiekerAspectJ.export(Plans.of(planned));
		KiekerRun run = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder);
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(planned));
	}

	@Test
	void deactivatedProbesAreWovenAndSilent() throws Exception {
		List<MethodSignature> operations = nasty.operations();
		Plan plan = Plans.of(operations, probe -> {
			int index = operations.indexOf(probe.signature());
			probe.setKind(index % 2 == 0 ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS);
			probe.setActive(index / 2 % 2 == 0);
		});
		AgentFiles export = KiekerAspectJ.export(plan);
		KiekerRun run = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder.resolve("adaptive"));
		assertThat(run.executions().keySet())
				.containsExactlyInAnyOrderElementsOf(methods(plan, ProbeKind.OPERATION_EXECUTION, true));
		assertThat(run.beforeEvents().keySet())
				.containsExactlyInAnyOrderElementsOf(methods(plan, ProbeKind.OPERATION_EVENTS, true));
		assertThat(run.afterEvents()).isEqualTo(run.beforeEvents());

		KiekerRun allOn = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder.resolve("all"),
				"-Dkieker.monitoring.adaptiveMonitoring.enabled=false");
		assertThat(allOn.executions().keySet())
				.containsExactlyInAnyOrderElementsOf(methods(plan, ProbeKind.OPERATION_EXECUTION, false));
		assertThat(allOn.beforeEvents().keySet())
				.containsExactlyInAnyOrderElementsOf(methods(plan, ProbeKind.OPERATION_EVENTS, false));
		assertThat(allOn.afterEvents()).isEqualTo(allOn.beforeEvents());
	}

	@Test
	void theFilesAreFoundOnTheClassPath() throws Exception {
		List<MethodSignature> operations = nasty.operations();
		AgentFiles export = KiekerAspectJ.export(Plans.of(operations, probe -> probe.setActive(!probe.isVarargs())));
		assertThat(export.deactivated()).isNotEmpty();
		KiekerRun run = KiekerRun.byClassPathAlone(export, nasty.jar(), NastyProgram.MAIN, folder);
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(export.collecting()));
	}

	/** docs/dev/export.md says so; a plan has no bridges as long as it is made from source. */
	@Test
	void bridgesAreNeverWoven() throws Exception {
		assertThat(nasty.bridges()).isNotEmpty();
		AgentFiles export = KiekerAspectJ.export(Plans.of(nasty.bridges()));
		KiekerRun run = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder);
		assertThat(run.executions()).isEmpty();
	}

	@Test
	void configurationIsReadWhateverThePlatformsEncoding() throws Exception {
		AgentFiles export = KiekerAspectJ.export(Plans.of(nasty.operations()));
		KiekerRun run = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder, "-Dfile.encoding=US-ASCII");
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(nasty.operations()));
	}

	/** More than one pointcut holds, in many types and in one. */
	@Test
	void plansLargerThanAPointcutAreSplit() throws Exception {
		CompiledProgram large = CompiledProgram.compile(largeProgram(), folder.resolve("large.jar"));
		List<MethodSignature> candidates = large.operations().stream().filter(m -> m.name().startsWith("method")).toList();
		List<MethodSignature> planned = IntStream.range(0, candidates.size()).filter(i -> i % 10 != 0).mapToObj(candidates::get)
				.toList();
		assertThat(planned).hasSizeGreaterThan(1_500);
		AgentFiles export = KiekerAspectJ.export(Plans.of(planned));
		assertThat(export.files().get(KiekerAspectJ.AOP_XML).split("<concrete-aspect"))
				.hasSizeGreaterThan(3); // at least three aspects
		KiekerRun run = KiekerRun.of(export, large.jar(), "large.Main", folder.resolve("run"));
		assertThat(run.executions().keySet()).containsExactlyInAnyOrderElementsOf(Plans.texts(planned));
	}

	private static List<String> largeProgram() {
		List<String> units = new ArrayList<>();
		StringBuilder main = new StringBuilder("package large; public class Main { public static void main(String[] args) {");
		for (int type = 0; type < 30; type++) {
			units.add(largeType("Type" + type, type == 0 ? 700 : 40));
			main.append("new Type").append(type).append("().all();");
		}
		units.add(main.append("}}").toString());
		return units;
	}

	private static String largeType(String name, int methods) {
		StringBuilder type = new StringBuilder("package large; class " + name + " {");
		StringBuilder all = new StringBuilder("void all() {");
		for (int i = 0; i < methods; i++) {
			type.append("java.util.Map<String, Integer> method").append(i)
					.append("(java.util.List<String> a, String b) { return null; }");
			all.append("method").append(i).append("(null, null);");
		}
		return type.append(all).append("}}").toString();
	}

	private static List<String> methods(Plan plan, ProbeKind kind, boolean activeOnly) {
		return Probes.methodProbes(plan).stream().filter(probe -> probe.getKind() == kind && (probe.isActive() || !activeOnly))
				.map(probe -> probe.signature().toString()).toList();
	}
}
