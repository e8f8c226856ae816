/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/** Runs versions of a component of three methods, compiled here. */
class VersionsRunTest {

	private static final String DESCRIPTOR = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "own", "title": "Own", "framework": "Own",
				"sources": {"OwnProbe.java": [
					"public final class OwnProbe implements org.sonde.benchmark.program.Probe {",
					"public long before() { return 0; }",
					"public void after(long token) { c.Component.record(); }",
					"public long records() { return c.Component.records(); }",
					"}"
				]},
				"common": {"classPath": ["${program}", "${classes}", "${component}"]},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "on", "label": "On", "phase": "collecting", "predecessor": "none", "probe": "OwnProbe",
						"arrival": {"at": "printed-count", "perExecution": 1}}
				]
			}
			""";
	private static final String COMPONENT = """
			package c;
			public final class Component {
				private static long records;
				public static void record() { %s }
				public static long records() { return records; }
			}
			""";
	private static final int CALLS = 2000;
	private static final int DEPTH = 4;
	private static final int FORKS = 3;

	@TempDir
	Path folder;
	private VersionKind kind;

	@BeforeEach
	void describe() throws Exception {
		kind = VersionKinds.find(Files.writeString(folder.resolve("own.json"), DESCRIPTOR).toString(), new ArrayList<>());
	}

	/** @param classPath of the compiler */
	private Path compiled(String name, String text, Path... classPath) throws IOException {
		Path classes = Files.createDirectory(folder.resolve(name));
		Path sources = Files.createDirectory(folder.resolve(name + "-source"));
		Path source = Files.writeString(sources.resolve(text.contains("class Store") ? "Store.java" : "Component.java"), text);
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), "-cp",
				(classPath.length == 0 ? classes : classPath[0]).toString(), source.toString())).isZero();
		return classes;
	}

	private static Benchmark.Design design(Benchmark.Chosen... versions) throws Exception {
		return new Benchmark.Design(List.of(versions), List.of(Workload.of(Shape.NESTED, DEPTH)),
				new RunLength(CALLS, Duration.ofMinutes(1)), new Effort(FORKS, FORKS, OptionalDouble.empty(), Optional.empty(), 1),
				List.of(TinySubject.java()), List.of(), "sonde bench versions", Optional.empty());
	}

	private Benchmark.Chosen version(String name, Path classes, Path... libraries) throws Exception {
		return Benchmark.Chosen.all(kind.subject(new ComponentVersion(name, "classes of this test", classes, List.of(libraries))));
	}

	@Test
	void versionsTakeTurnsAndTheirRecordsAreCounted() throws Exception {
		Path store = compiled("store", "package d; public final class Store { public static long add(long n) { return n + 1; } }");
		Benchmark.Chosen first = version("first", compiled("first", COMPONENT.formatted("records++;")));
		Benchmark.Chosen second = version("second", compiled("second", COMPONENT.formatted("records = d.Store.add(records);"), store),
				store);
		List<String> design = new ArrayList<>();
		Benchmark.Outcome outcome = Benchmark.run(design(first, second), TinySubject.NO_ARTIFACTS.withFiles(), new ExperimentListener() {
			@Override
			public void begins(BenchmarkRun run, int fork) {
				design.add(fork + " " + run.configuration().id() + (run.configuration().isPlain() ? "" : " " + run.subject().id()));
			}

			@Override
			public void ended(MeasuredRun sofar, int fork) {
				// Of no interest.
			}
		}, Progress.NONE);

		assertThat(outcome.runs()).allSatisfy(run -> assertThat(run.forks()).hasSize(FORKS));
		assertThat(outcome.runs()).filteredOn(run -> run.run().configuration().id().equals("on")).hasSize(2)
				.allSatisfy(run -> assertThat(run.forks()).allSatisfy(
						fork -> assertThat(fork.arrived().orElseThrow().records()).isEqualTo((long) CALLS * DEPTH)));
		for (int fork = 1; fork <= FORKS; fork++) {
			assertThat(design.subList(3 * (fork - 1), 3 * fork)).as("round " + fork)
					.containsExactlyInAnyOrder(fork + " none", fork + " on own-first", fork + " on own-second");
		}
		assertThat(outcome.sets()).extracting(ResultSet::id)
				.containsExactly("own-first-java-" + TinySubject.java().feature(), "own-second-java-" + TinySubject.java().feature());
		assertThat(outcome.sets().get(1).conditions().find(ConditionName.FRAMEWORK).orElseThrow().value()).isEqualTo("Own second");
		assertThat(outcome.sets().get(1).source().notes()).contains("Version: classes of this test.");
	}

	@Test
	void aVersionThatRecordsNothingIsVoid() throws Exception {
		Benchmark.Chosen silent = version("silent", compiled("silent", COMPONENT.formatted("")));
		Benchmark.Outcome outcome = Benchmark.run(design(silent), TinySubject.NO_ARTIFACTS.withFiles(), ExperimentListener.NONE,
				Progress.NONE);
		assertThat(outcome.runs().get(1).forks()).isEmpty();
		assertThat(outcome.runs().get(1).voids().getFirst()).contains("0 of 8000 records arrived");
	}
}
