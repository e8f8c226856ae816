/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.store.StoredSet;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.TuningsReader;

/** Commands that change one file at the same time: each change survives. */
class ParallelChangesTest {
	private static final int COMMANDS = 6;

	@TempDir
	Path folder;

	private interface Command {
		List<String> words(int number) throws IOException;
	}

	/** @return the exit codes */
	private static List<Integer> inThreads(Command command) throws Exception {
		List<Callable<Integer>> runs = new ArrayList<>();
		for (int i = 0; i < COMMANDS; i++) {
			String[] words = command.words(i).toArray(String[]::new);
			runs.add(() -> Sonde.run(words).code());
		}
		List<Integer> codes = new ArrayList<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(COMMANDS)) {
			for (Future<Integer> one : threads.invokeAll(runs)) {
				codes.add(one.get());
			}
		}
		return codes;
	}

	private static List<String> numbered(String word) {
		return IntStream.range(0, COMMANDS).mapToObj(i -> word + i).toList();
	}

	private List<String> addition(int number) {
		return List.of("tradeoff", "add", folder.resolve("own.tunings").toString(), "--name", "t" + number);
	}

	private void requireAllTunings() throws Exception {
		assertThat(TuningsReader.read(folder.resolve("own.tunings")).tunings().tunings()).extracting(OwnTuning::name)
				.containsExactlyInAnyOrderElementsOf(numbered("t"));
	}

	@RepeatedTest(5)
	void tuningsThatThreadsAdd() throws Exception {
		assertThat(inThreads(this::addition)).containsOnly(ExitCode.OK);
		requireAllTunings();
	}

	@Test
	void tuningsThatProcessesAdd() throws Exception {
		List<Process> processes = new ArrayList<>();
		for (int i = 0; i < COMMANDS; i++) {
			List<String> command = Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
					System.getProperty("java.class.path"), Main.class.getName()), addition(i).stream()).toList();
			processes.add(new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
					.redirectError(ProcessBuilder.Redirect.INHERIT).start());
		}
		for (Process process : processes) {
			assertThat(process.waitFor()).isEqualTo(ExitCode.OK);
		}
		requireAllTunings();
	}

	@RepeatedTest(5)
	void tags() throws Exception {
		Path set = folder.resolve("mine.json");
		assertThat(Sonde.run("results", "duplicate", "waller-2014-pt3", "--id", "mine", "-o", set.toString()).code())
				.isEqualTo(ExitCode.OK);
		assertThat(inThreads(i -> List.of("results", "tag", set.toString(), "tag" + i))).containsOnly(ExitCode.OK);
		assertThat(StoredSet.read(set).document().resultSet().tags()).containsExactlyInAnyOrderElementsOf(numbered("tag"));
	}

	@RepeatedTest(5)
	void mergedPlans() throws Exception {
		Path into = Files.writeString(folder.resolve("into.probes"), Sonde.PLAN);
		assertThat(inThreads(i -> List.of("plan", "merge", into.toString(), Files.writeString(folder.resolve(i + ".probes"),
				Sonde.PLAN.replace("p.A", "p.B" + i)).toString()))).containsOnly(ExitCode.OK);
		assertThat(PlanFiles.load(into).getProbes()).hasSize(3 * (1 + COMMANDS));
	}

	/** Each log has calls of a method of its own. */
	@RepeatedTest(5)
	void mergedPlansAndCallRates() throws Exception {
		Path into = Files.writeString(folder.resolve("into.probes"), Sonde.PLAN.replace("</plan:Plan>", numbered("m").stream()
				.map("  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"p.C\" methodName=\"%s\"/>\n"::formatted).collect(joining())
				+ "</plan:Plan>"));
		assertThat(inThreads(i -> i % 2 == 0
				? List.of("plan", "merge", into.toString(),
						Files.writeString(folder.resolve(i + ".probes"), Sonde.PLAN.replace("p.A", "p.B" + i)).toString())
				: List.of("calls", into.toString(), log("void p.C.m" + i + "()").toString(), "--update-plan"))).containsOnly(ExitCode.OK);
		List<MethodProbe> probes = Probes.methodProbes(PlanFiles.load(into));
		assertThat(probes).hasSize(3 + COMMANDS + 3 * COMMANDS / 2);
		assertThat(probes.stream().filter(probe -> probe.getCallsPerSecond() != null && probe.getCallsPerSecond() > 0)
				.map(MethodProbe::getMethodName))
				.containsExactlyInAnyOrder("m1", "m3", "m5");
	}

	/** Two executions within a second and a half. */
	private Path log(String method) throws IOException {
		Path log = Files.createTempDirectory(folder, "kieker-");
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(log.resolve("kieker-1.dat"), IntStream.range(0, 2)
				.mapToObj(i -> "$0;1;%s;<no-session-id>;%d;%d;%d;host;0;0\n".formatted(method, i, i * 1_000_000_000L,
						i * 1_000_000_000L + 500_000_000L))
				.collect(joining()));
		return log;
	}

	/** Nothing that is there is overwritten: of several that write a new file one does. */
	@RepeatedTest(5)
	void newFiles() throws Exception {
		Path copy = folder.resolve("copy.json");
		assertThat(inThreads(i -> List.of("results", "duplicate", "waller-2014-pt3", "--id", "copy" + i, "-o", copy.toString())))
				.containsOnlyOnce(ExitCode.OK).contains(ExitCode.FAILED);
	}
}
