/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.Experiment;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.digits.Counted;
import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.store.RescuedSets;
import org.sonde.overhead.store.StoredSet;
import org.sonde.report.results.BenchmarkTable;
import org.sonde.traces.live.TraceReceiver;

import picocli.CommandLine.Option;

/** The options of all benchmarks: which Java, where the results go, whether the network may be used. It also runs a benchmark. */
public final class BenchOptions {

	@Option(names = "--java", paramLabel = "FOLDER|RELEASE",
			description = "A Java installation to measure with: its folder, or a release such as 17 (the newest one found). "
			+ "May be repeated. Default: the newest in 'sonde bench javas' that a subject supports.")
	private List<String> javas = new ArrayList<>();

	@Option(names = "--jvm-argument", paramLabel = "ARGUMENT",
			description = "An argument of every measured JVM, such as -XX:+UseSerialGC. May be repeated.")
	private List<String> jvmArguments = new ArrayList<>();

	@Option(names = { "-o", "--output" }, paramLabel = "FOLDER", required = true,
			description = "The folder for the result sets, one file per subject. It is created if missing; no file is overwritten.")
	private Path folder;

	@Option(names = "--raw", paramLabel = "FOLDER",
			description = "The folder for raw measurements in MooBench's format. It is created if missing.")
	private Path raw;

	/** Prints what was measured. */
	@FunctionalInterface
	interface Printing {

		/**
		 * @param outcome of an interrupted benchmark as far as it came
		 * @return what the result sets are to note of it
		 * @throws Failures.Failed if that says nothing
		 */
		List<String> print(Benchmark.Outcome outcome) throws Failures.Failed;

		/**
		 * Learns where the result sets are.
		 *
		 * @param ids under which they are stored, by their own; without those that could not be
		 */
		default void stored(Map<String, String> ids) throws Failures.Failed, OverheadException {
			// Most benchmarks need no more.
		}
	}

	/** Runs benchmarks, until the user interrupts. */
	interface Bench {

		/** @return an interrupted benchmark as far as it came */
		Benchmark.Outcome run(Benchmark.Design design) throws BenchmarkException;

		boolean isInterrupted();
	}

	/** One benchmark, or several that follow from each other. */
	@FunctionalInterface
	interface Study {

		Benchmark.Outcome run(Bench bench) throws BenchmarkException, Failures.Failed;
	}

	static Subject subject(String idOrFile, PrintWriter err) throws OverheadException, BenchmarkException {
		List<String> warnings = new ArrayList<>();
		Subject subject = BuiltInSubjects.find(idOrFile, warnings);
		warnings.forEach(warning -> err.println("sonde: " + warning));
		return subject;
	}

	/** @throws IllegalArgumentException if it is none that a calling thread has */
	static Clock clock(String named) {
		if (!named.equals(Clock.WALL.keyword()) && !named.equals(Clock.THREAD_CPU.keyword())) {
			throw new IllegalArgumentException("'" + named + "' is neither wall nor thread-cpu");
		}
		return Keyword.of(Clock.class, named);
	}

	List<JavaHome> javas() throws BenchmarkException {
		List<JavaHome> chosen = new ArrayList<>();
		for (String one : javas) {
			chosen.add(JavaHomes.named(one));
		}
		return chosen.isEmpty() ? JavaHomes.find() : chosen;
	}

	/** Returns the folder of the result sets. */
	Path folder() {
		return folder;
	}

	/** Returns the folder of the raw measurements. Empty if they are not kept. */
	Optional<Path> raw() {
		return Optional.ofNullable(raw);
	}

	/** Returns the arguments of every measured JVM. */
	List<String> jvmArguments() {
		return jvmArguments;
	}

	/** Returns the design with the Javas and JVM arguments of these options. */
	Benchmark.Design design(List<Benchmark.Chosen> subjects, List<Workload> workloads, RunLength length, Effort effort,
			String command) throws BenchmarkException {
		return new Benchmark.Design(subjects, workloads, length, effort, javas(), jvmArguments, command, raw());
	}

	/** Measures, prints what was measured, and stores a result set of each subject. */
	int measure(Benchmark.Design design, boolean offline, OutputOptions output)
			throws BenchmarkException, OverheadException, Failures.Failed {
		return measure(design, offline, output, "", outcome -> print(outcome, output));
	}

	/**
	 * Measures, prints, and stores a result set of each subject. Where they are to be stored is tried before; if it fails nevertheless, the
	 * sets are kept elsewhere.
	 */
	int measure(Benchmark.Design design, boolean offline, OutputOptions output, String purpose, Printing printing)
			throws BenchmarkException, OverheadException, Failures.Failed {
		return measure(bench -> bench.run(design), offline, output, purpose, printing);
	}

	/**
	 * The same with a study.
	 *
	 * @param offline whether agents are taken from the local Maven repository only
	 * @param purpose in id and title of the sets, so that those of different purposes are not taken for repetitions; empty for the usual
	 *                one
	 */
	int measure(Study study, boolean offline, OutputOptions output, String purpose, Printing printing)
			throws BenchmarkException, OverheadException, Failures.Failed {
		requireFolders();
		makeFolders();
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err());
				MavenArtifacts artifacts = MavenArtifacts.open(offline)) {
			Benchmark.Outcome outcome = study.run(new Bench() {
				@Override
				public Benchmark.Outcome run(Benchmark.Design design) throws BenchmarkException {
					return Benchmark.run(design, supplies(artifacts).withFiles(), new BenchLog(progress),
							progress.until(interruption::isInterrupted));
				}

				@Override
				public boolean isInterrupted() {
					return interruption.isInterrupted();
				}
			});
			problems(outcome).forEach(problem -> output.err().println("sonde: " + problem));
			if (interruption.isInterrupted() && outcome.sets().isEmpty()) {
				throw new CancellationException("before a fork was measured");
			}
			Map<String, String> stored;
			List<String> notes = List.of();
			try {
				notes = printing.print(outcome);
				output.out().flush();
			} catch (Failures.Failed e) {
				if (!interruption.isInterrupted()) {
					throw e;
				}
				output.err().println("sonde: " + e.getMessage());
			} finally {
				stored = store(outcome.sets(), notes, purpose, output.err());
			}
			printing.stored(stored);
			if (stored.size() < outcome.sets().size() || !outcome.troubles().isEmpty()) {
				return ExitCode.FAILED;
			}
			return interruption.isInterrupted() ? ExitCode.INTERRUPTED : ExitCode.OK;
		}
	}

	private static Stream<String> problems(Benchmark.Outcome outcome) {
		Stream<String> voids = outcome.runs().stream().filter(run -> !run.voids().isEmpty()).map(run -> run.run() + ": "
				+ Counted.of(run.voids().size(), "void attempt") + ", the last in " + run.voids().getLast());
		List<Double> forks = outcome.runs().stream().flatMap(run -> run.forks().stream()).map(fork -> fork.foreignProcessors().orElse(0))
				.toList();
		return Stream.of(voids, disturbance(forks).stream(), outcome.troubles().stream()).flatMap(problem -> problem);
	}

	/**
	 * That most forks were disturbed by other programs; empty if they were not.
	 *
	 * @param forks processors that other programs kept busy during each
	 */
	static Optional<String> disturbance(List<Double> forks) {
		long disturbed = forks.stream().filter(Experiment::isNoisy).count();
		return 2 * disturbed <= forks.size() ? Optional.empty()
				: Optional.of("other programs kept the machine busy during " + disturbed + " of " + Counted.of(forks.size(), "fork")
						+ ", so the figures are too high. Measure again on a quiet machine.");
	}

	/** The ids under which they are, by their own; says where they are, also those that could not be stored. */
	private Map<String, String> store(List<ResultSet> measured, List<String> notes, String purpose, PrintWriter err) {
		Map<String, String> stored = new LinkedHashMap<>();
		List<ResultSet> left = new ArrayList<>();
		for (ResultSet set : measured.stream().map(set -> set.withNotes(notes)).toList()) {
			try {
				StoredSet one = store(set, purpose);
				err.println("Wrote " + one.file() + ".");
				stored.put(set.id(), one.document().resultSet().id());
			} catch (OverheadException e) {
				err.println("sonde: " + e.getMessage());
				left.add(set);
			}
		}
		if (!left.isEmpty()) {
			err.println(RescuedSets.keep(left));
		}
		return stored;
	}

	private static List<String> print(Benchmark.Outcome outcome, OutputOptions output) {
		switch (output.format()) {
			case json -> output.json(BenchmarkTable.json(outcome));
			case csv -> output.table(BenchmarkTable.of(outcome));
			case table -> BenchText.print(outcome, output);
		}
		return List.of();
	}

	private static Artifacts supplies(MavenArtifacts artifacts) {
		return new Artifacts() {
			@Override
			public Path find(String coordinates) throws BenchmarkException {
				return fetch(artifacts, coordinates);
			}

			@Override
			public Optional<TraceProcessing> traceProcessing() {
				return Optional.of(traceReceiver());
			}
		};
	}

	/** The program of ours that receives and processes traces. */
	static TraceProcessing traceReceiver() {
		return new TraceProcessing(TraceReceiver.class.getName(), Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
				.map(Path::of).map(Path::toAbsolutePath).toList());
	}

	private static Path fetch(MavenArtifacts artifacts, String coordinates) throws BenchmarkException {
		try {
			return artifacts.fetch(coordinates);
		} catch (MetricsException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NO_ARTIFACT, coordinates, e.getMessage());
		}
	}

	private void makeFolders() throws Failures.Failed {
		for (Path wanted : raw == null ? List.of(folder) : List.of(folder, raw)) {
			try {
				Files.createDirectories(wanted);
			} catch (IOException e) {
				throw Failures.Failed.unwritable(wanted, e);
			}
		}
	}

	/**
	 * Before the work, which may take long. Creates nothing.
	 *
	 * @throws Failures.Failed if results or raw measurements cannot be written where they are to be
	 */
	void requireFolders() throws Failures.Failed {
		requireWritable(existing(folder));
		if (raw != null && !raw.toAbsolutePath().startsWith(folder.toAbsolutePath())) {
			requireWritable(existing(raw));
		}
	}

	/** The folder or the one above it, which must exist: otherwise its name is a slip of the pen. */
	private static Path existing(Path folder) throws Failures.Failed {
		Path above = folder.toAbsolutePath().getParent();
		if (Files.exists(folder)) {
			return folder;
		} else if (Files.exists(above)) {
			return above;
		}
		throw Failures.Failed.unwritable(folder, new IOException("there is no folder " + above));
	}

	private static void requireWritable(Path folder) throws Failures.Failed {
		try {
			Files.delete(Files.createTempFile(folder, ".sonde", null));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(folder,
					new IOException(Files.isDirectory(folder) ? "no file can be created in it" : "it is not a folder", e));
		}
	}

	/** Under its id, or the id with the first number that is free. */
	private StoredSet store(ResultSet set, String purpose) throws OverheadException {
		String wanted = purpose.isEmpty() ? set.id() : set.id() + "-" + purpose;
		String id = wanted;
		for (int number = 2; Files.exists(folder.resolve(id + ".json")); number++) {
			id = wanted + "-" + number;
		}
		ResultSetDocument document = ResultSetDocument.of(set);
		document = purpose.isEmpty() ? document : document.withTitle(set.title() + ", " + purpose);
		return StoredSet.create(folder.resolve(id + ".json"), id.equals(set.id()) ? document : document.withId(id));
	}
}
