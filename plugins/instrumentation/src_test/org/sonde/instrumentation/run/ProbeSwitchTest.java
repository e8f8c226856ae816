/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.CompiledProgram;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerRun;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

/** Probes of a running program are switched off and on again, under the real agent. */
class ProbeSwitchTest {
	/** Obeys its input: calls a method, or asks Kieker whether the probe collects. Kieker is not there when it is compiled. */
	private static final String PROGRAM = """
			package live;
			public class Main {
				public static void main(String[] arguments) throws Exception {
					java.util.Scanner input = new java.util.Scanner(System.in);
					while (input.hasNextLine()) {
						String[] words = input.nextLine().split(" ", 2);
						if (words[0].equals("ask")) {
							Class<?> kieker = Class.forName("kieker.monitoring.core.controller.MonitoringController");
							Object controller = kieker.getMethod("getInstance").invoke(null);
							System.out.println(kieker.getMethod("isProbeActivated", String.class).invoke(controller, words[1]));
						} else {
							for (int i = 0; i < Integer.parseInt(words[1]); i++) {
								if (words[0].equals("one")) one(i); else other("x", "y");
							}
							System.out.println("done");
						}
					}
				}
				static int one(int i) { return i + 1; }
				static void other(String... texts) { }
			}
			""";
	private static final MethodSignature ONE = new MethodSignature("live.Main", "one", List.of("int"), "int", false, false);
	private static final MethodSignature OTHER = new MethodSignature("live.Main", "other", List.of("java.lang.String[]"), "void", true,
			false);
	private static final long PATIENCE_NANOS = Duration.ofMinutes(2).toNanos();

	@TempDir
	private Path folder;

	@Test
	void probesOfARunningProgramAreSwitched() throws Exception {
		CompiledProgram program = CompiledProgram.compile(List.of(PROGRAM), folder.resolve("program.jar"));
		KiekerAspectJ.export(plan(true, true)).write(folder.resolve("export"));
		ProbeSwitch probes = new ProbeSwitch(folder.resolve("export"), Set.of(ONE, OTHER));
		try (Running running = new Running(command(program.jar()))) {
			running.call("one", 3);
			running.call("other", 4);
			assertThat(probes.follow(plan(false, false), Optional.empty())).isTrue();
			running.await("static int live.Main.one(int)", false);
			running.call("one", 50);
			running.call("other", 50);
			Plan without = plan(true, true);
			without.getProbes().removeLast();
			assertThat(probes.follow(without, Optional.empty())).as("what is taken out of the plan is switched off").isTrue();
			running.await("static int live.Main.one(int)", true);
			running.call("one", 2);
			running.call("other", 50);
			assertThat(probes.follow(plan(true, true), Optional.empty())).isTrue();
			running.await("transient static void live.Main.other(java.lang.String[])", true);
			running.call("other", 1);
		}
		assertThat(recorded()).filteredOn(line -> line.contains("live.Main.one(int)")).as("3 and 2 executions of one").hasSize(5);
		assertThat(recorded()).filteredOn(line -> line.contains("live.Main.other(")).as("4 and 1 of the other").hasSize(5);
	}

	/** Kieker compares times, and two changes may come within one tick of the file system's clock. */
	@Test
	void eachChangeIsYoungerThanTheOneBefore() throws Exception {
		KiekerAspectJ.export(plan(true, true)).write(folder);
		ProbeSwitch probes = new ProbeSwitch(folder, Set.of(ONE, OTHER));
		assertThat(probes.follow(plan(true, true), Optional.empty())).as("nothing to switch").isFalse();
		Path file = folder.resolve(KiekerAspectJ.ADAPTIVE);
		long last = Files.getLastModifiedTime(file).toMillis();
		for (int i = 0; i < 20; i++) {
			assertThat(probes.follow(plan(i % 2 == 1, true), Optional.empty())).isTrue();
			long now = Files.getLastModifiedTime(file).toMillis();
			assertThat(now).isGreaterThan(last);
			last = now;
		}
	}

	private static Plan plan(boolean one, boolean other) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		List.of(ONE, OTHER).forEach(method -> plan.getProbes().add(Probes.create(method)));
		plan.getProbes().getFirst().setActive(one);
		plan.getProbes().getLast().setActive(other);
		return plan;
	}

	private List<String> command(Path program) throws IOException, LaunchException {
		KiekerAgents agents = KiekerAgents.unpack(folder.resolve("lib"));
		KiekerLaunch launch = new KiekerLaunch(folder.resolve("export"), agents.weaver(),
				Files.createDirectories(folder.resolve("log")));
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
		command.addAll(launch.additions(new ProgramStart(Runtime.version().feature(), List.of(), List.of()), List.of(), false));
		command.addAll(KiekerLaunch.switching());
		command.add(KiekerRun.TEXT);
		command.addAll(List.of("-cp", agents.classPath(List.of(program)).stream().map(Path::toString)
				.collect(Collectors.joining(File.pathSeparator)), "live.Main"));
		return command;
	}

	private List<String> recorded() throws IOException {
		List<String> lines = new ArrayList<>();
		try (Stream<Path> files = Files.walk(folder.resolve("log"))) {
			for (Path file : files.filter(file -> file.toString().endsWith(".dat")).toList()) {
				lines.addAll(Files.readAllLines(file));
			}
		}
		return lines;
	}

	/** The program, spoken to by its input. */
	private static final class Running implements AutoCloseable {
		private final Process process;
		private final Writer input;
		private final BufferedReader output;

		Running(List<String> command) throws IOException {
			process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
			input = process.outputWriter(StandardCharsets.UTF_8);
			output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
		}

		void call(String method, int times) throws IOException {
			assertThat(say(method + " " + times)).isEqualTo("done");
		}

		/** Waits until Kieker says so of a probe, by the signature as recorded. */
		void await(String signature, boolean active) throws Exception {
			long begin = System.nanoTime();
			while (!say("ask " + signature).equals(Boolean.toString(active))) {
				assertThat(System.nanoTime() - begin).as("nanoseconds until %s is %s", signature, active).isLessThan(PATIENCE_NANOS);
				Thread.sleep(20);
			}
		}

		private String say(String line) throws IOException {
			input.write(line + "\n");
			input.flush();
			return output.readLine();
		}

		@Override
		public void close() throws Exception {
			input.close();
			try {
				assertThat(process.waitFor(2, java.util.concurrent.TimeUnit.MINUTES)).isTrue();
				assertThat(process.exitValue()).isZero();
			} finally {
				process.destroyForcibly();
			}
		}
	}
}
