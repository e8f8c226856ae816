/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;

class RawFilesTest {

	private static final Subject FIRST = BuiltInSubjects.all().get(0);
	private static final Subject SECOND = BuiltInSubjects.all().get(1);

	@TempDir
	Path folder;
	private Path kept;
	private Path measured;

	@BeforeEach
	void make() throws IOException {
		kept = Files.createDirectory(folder.resolve("kept"));
		measured = Files.createDirectory(folder.resolve("measured"));
		ProgramFiles.write(measured, 3, 100, 0);
	}

	private static BenchmarkRun run(Subject subject, int configuration, int java, Workload workload) {
		return new BenchmarkRun(subject, subject.configurations().get(configuration), new JavaHome(Path.of("java"), java, "", ""),
				workload);
	}

	private List<String> files() throws IOException {
		try (Stream<Path> walk = Files.walk(kept)) {
			return walk.filter(Files::isRegularFile).map(file -> kept.relativize(file).toString().replace('\\', '/')).sorted().toList();
		}
	}

	/** MooBench's scripts want all configurations in one folder. */
	@Test
	void theRunWithoutProbesLiesBesideThoseOfEachSubject() throws IOException {
		BenchmarkRun plain = run(FIRST, 0, 25, Workload.of(Shape.NESTED, 10));
		RawFiles raw = new RawFiles(kept, Map.of(plain, List.of(plain, run(SECOND, 0, 25, plain.workload()))));

		raw.keep(plain, 1, measured);
		raw.keep(run(SECOND, 2, 25, plain.workload()), 1, measured);

		assertThat(files()).containsExactly("kieker-2.0.2-aspectj-events-java-25/nested-0ns-1-thread/raw-1-10-0.csv",
				"kieker-2.0.2-aspectj-events-java-25/nested-0ns-1-thread/raw-1-10-2.csv",
				"kieker-2.0.2-aspectj-java-25/nested-0ns-1-thread/raw-1-10-0.csv");
	}

	@Test
	void whateverDiffersLiesApart() throws IOException {
		RawFiles raw = new RawFiles(kept, Map.of());
		List<Workload> workloads = List.of(new Workload(Shape.DISTINCT, 10, 5000, 2, false, 0),
				new Workload(Shape.DISTINCT, 10, 5000, 2, true, 0),
				new Workload(Shape.DISTINCT, 10, 5000, 2, false, 7), new Workload(Shape.DISTINCT, 10, 6000, 2, false, 0),
				new Workload(Shape.DISTINCT, 11, 5000, 2, false, 0), new Workload(Shape.DISTINCT, 10, 5000, 3, false, 0),
				Workload.of(Shape.TREE, 10));
		for (Workload workload : workloads) {
			for (int java : new int[] {17, 25}) {
				raw.keep(run(FIRST, 1, java, workload), 1, measured);
			}
		}

		assertThat(files()).hasSize(14);
	}

	@Test
	void anEarlierExperimentStays() throws IOException {
		BenchmarkRun run = run(FIRST, 1, 17, Workload.of(Shape.NESTED, 10));
		new RawFiles(kept, Map.of()).keep(run, 1, measured);
		ProgramFiles.write(measured, 5, 100, 0);
		RawFiles later = new RawFiles(kept, Map.of());
		later.keep(run, 1, measured);
		later.keep(run, 2, measured);

		assertThat(files()).containsExactly("kieker-2.0.2-aspectj-java-17-2/nested-0ns-1-thread/raw-1-10-1.csv",
				"kieker-2.0.2-aspectj-java-17-2/nested-0ns-1-thread/raw-2-10-1.csv",
				"kieker-2.0.2-aspectj-java-17/nested-0ns-1-thread/raw-1-10-1.csv");
		assertThat(Files.readAllLines(kept.resolve("kieker-2.0.2-aspectj-java-17/nested-0ns-1-thread/raw-1-10-1.csv"))).hasSize(3);
	}
}
