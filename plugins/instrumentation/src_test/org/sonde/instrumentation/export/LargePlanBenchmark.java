/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.reading.AgentConfigs;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

/**
 * How long a plan of 5,000 methods takes at each step, from the plan to the log: printed, not asserted. No test by its name;
 * docs/dev/export.md has the command. Each step is done {@link #ROUNDS} times and the first and the fastest are printed, the one as a user
 * meets it in a new JVM; CPU time of the thread, which other work on the machine changes little.
 */
class LargePlanBenchmark {
	private static final int TYPES = 100;
	private static final int PLANNED = 50;
	/** Methods of a type that are not planned. */
	private static final int OTHERS = 5;
	private static final int ROUNDS = 5;

	@TempDir
	private Path folder;

	@Test
	void fiveThousandMethods() throws Exception {
		CompiledProgram program = CompiledProgram.compile(program(), folder.resolve("large.jar"));
		List<MethodSignature> methods = program.operations().stream().filter(method -> method.name().startsWith("planned")).toList();
		assertThat(methods).hasSize(TYPES * PLANNED);
		Plan plan = time("marked: probes made", () -> Plans.of(methods));
		Path file = folder.resolve("large.probes");
		time("saved", () -> {
			PlanFiles.save(plan, file);
			return file;
		});
		time("loaded", () -> PlanFiles.load(file));
		ProgramClasses classes = time("classes read", () -> ClassFiles.read(List.of(program.jar()), Progress.NONE));
		for (Agent agent : Agent.values()) {
			Path exported = folder.resolve(agent.keyword());
			AgentFiles export = agent.export(plan, classes, Optional.empty());
			List<Path> written = time("exported, " + agent.keyword(), () -> agent.export(plan, classes, Optional.empty()).write(exported));
			ImportedPlan back = time("imported, " + agent.keyword(), () -> AgentConfigs.read(written, Optional.of(agent), classes));
			assertThat(Probes.methodProbes(back.plan())).hasSize(export.collecting().size());
		}
		for (Jdk jdk : Jdk.oldestAndNewest()) {
			run(jdk, "without probes", KiekerAspectJ.export(Plans.of(List.of())), program, 0);
			run(jdk, "woven and recorded", KiekerAspectJ.export(plan), program, methods.size());
		}
	}

	/** The program prints what loading and running its classes took, weaving included. */
	private void run(Jdk jdk, String step, AgentFiles export, CompiledProgram program, int expected) throws Exception {
		long start = System.nanoTime();
		KiekerRun run = KiekerRun.of(jdk, export, program.jar(), "large.Main", Files.createTempDirectory(folder, "run"));
		System.out.printf("%-40s %8.0f ms for the whole JVM; %s%n", step + ", " + jdk, (System.nanoTime() - start) / 1e6,
				run.output().lines().filter(line -> line.startsWith("classes")).findFirst().orElse(run.output()));
		assertThat(run.executions()).hasSize(expected);
	}

	private static <T> T time(String step, Callable<T> work) throws Exception {
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		List<Long> nanos = new ArrayList<>();
		T result = null;
		for (int round = 0; round < ROUNDS; round++) {
			long start = threads.getCurrentThreadCpuTime();
			result = work.call();
			nanos.add(threads.getCurrentThreadCpuTime() - start);
		}
		System.out.printf("%-40s %8.1f ms, at first %8.1f ms%n", step, Collections.min(nanos) / 1e6, nanos.getFirst() / 1e6);
		return result;
	}

	private static List<String> program() {
		List<String> units = new ArrayList<>();
		StringBuilder main = new StringBuilder("""
				package large; public class Main { public static void main(String[] args) {
				long start = System.nanoTime(); """);
		for (int type = 0; type < TYPES; type++) {
			StringBuilder unit = new StringBuilder("package large; class Type" + type + " {");
			StringBuilder all = new StringBuilder("void all() {");
			for (int i = 0; i < PLANNED + OTHERS; i++) {
				String name = (i < PLANNED ? "planned" : "other") + i;
				unit.append("java.util.Map<String, Integer> ").append(name).append("(java.util.List<String> a, String b) { return null; }");
				all.append(name).append("(null, null);");
			}
			units.add(unit.append(all).append("}}").toString());
			main.append("new Type").append(type).append("().all();");
		}
		units.add(main.append("""
				var main = java.lang.management.ManagementFactory.getThreadMXBean();
				System.out.printf("classes loaded and run in %d ms, %d ms of them CPU%n", (System.nanoTime() - start) / 1_000_000,
						main.getCurrentThreadCpuTime() / 1_000_000); }}""").toString());
		return units;
	}
}
