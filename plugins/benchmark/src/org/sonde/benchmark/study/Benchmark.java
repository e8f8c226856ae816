/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.Experiment;
import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.RawFiles;
import org.sonde.benchmark.gapsweep.SweepStudy;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.results.MeasuredSet;
import org.sonde.benchmark.results.RunEnvironment;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkRunner;
import org.sonde.benchmark.run.RunPrerequisites;
import org.sonde.benchmark.run.SweepRunner;
import org.sonde.benchmark.run.TemporaryFolder;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;

/**
 * A whole benchmark: chooses a Java for each subject, measures all configurations under all workloads, and makes a result set of each
 * subject.
 */
public final class Benchmark {

	/**
	 * What is to be measured.
	 *
	 * @param subjects  with those of their configurations that are wanted, in the subjects' order
	 * @param javas     to choose from; the newest that all configurations of a subject run on is taken
	 * @param command   that repeats it, for the source of the result sets
	 * @param raw       an existing folder for raw measurements; empty if they are not kept
	 * @param sweepTime how long to measure the cost by the gap between records, of the subjects that can be swept; empty if that is not
	 *                  wanted
	 */
	public record Design(List<Chosen> subjects, List<Workload> workloads, RunLength length, Effort effort, List<JavaHome> javas,
			List<String> jvmArguments, String command, Optional<Path> raw, Optional<Duration> sweepTime) {

		/** Makes a design without a sweep over gaps. */
		public Design(List<Chosen> subjects, List<Workload> workloads, RunLength length, Effort effort, List<JavaHome> javas,
				List<String> jvmArguments, String command, Optional<Path> raw) {
			this(subjects, workloads, length, effort, javas, jvmArguments, command, raw, Optional.empty());
		}

		/** Returns the design with a sweep over gaps. */
		public Design withSweep(Duration time) {
			return new Design(subjects, workloads, length, effort, javas, jvmArguments, command, raw, Optional.of(time));
		}

		/** @throws IllegalArgumentException if there is nothing to measure, or two subjects could not be distinguished */
		public Design {
			subjects = List.copyOf(new LinkedHashSet<>(subjects));
			workloads = List.copyOf(new LinkedHashSet<>(workloads));
			javas = List.copyOf(javas);
			jvmArguments = List.copyOf(jvmArguments);
			if (subjects.isEmpty() || workloads.isEmpty()) {
				throw new IllegalArgumentException("a benchmark has a subject and a workload");
			}
			Map<String, String> titles = new HashMap<>();
			for (Chosen chosen : subjects) {
				String other = titles.put(chosen.subject().id(), chosen.subject().title());
				if (other != null) {
					throw new IllegalArgumentException("two subjects have the id " + chosen.subject().id() + ", \"" + other + "\" and \""
							+ chosen.subject().title()
							+ "\": give one of them another, because it distinguishes their result sets and rows");
				}
			}
		}
	}

	/** A subject, and which of its configurations are measured. */
	public record Chosen(Subject subject, List<SubjectConfiguration> configurations) {

		public Chosen {
			configurations = List.copyOf(configurations);
		}

		/** Chooses all configurations of a subject. */
		public static Chosen all(Subject subject) {
			return new Chosen(subject, subject.configurations());
		}
	}

	/**
	 * What was measured.
	 *
	 * @param runs subject by subject; a run without probes stands in each subject that has it, though it was measured once
	 * @param sets of the subjects that have a valid fork
	 * @param troubles why there is no sweep over gaps, and for each subject whose forks make no result set, why
	 */
	public record Outcome(List<MeasuredRun> runs, List<ResultSet> sets, List<String> troubles) {

		public Outcome {
			runs = List.copyOf(runs);
			sets = List.copyOf(sets);
			troubles = List.copyOf(troubles);
		}

		/** Merges a later benchmark. It replaces subjects that it measured again, unless one of their runs has no fork. */
		public Outcome with(Outcome later) {
			Set<String> failed = later.runs.stream().filter(run -> run.forks().isEmpty()).map(run -> setId(run.run()))
					.collect(Collectors.toSet());
			Set<String> again = later.runs.stream().map(run -> setId(run.run())).collect(Collectors.toSet());
			Set<String> kept = runs.stream().map(run -> setId(run.run())).filter(id -> !again.contains(id) || failed.contains(id))
					.collect(Collectors.toSet());
			return new Outcome(
					Stream.concat(runs.stream().filter(run -> kept.contains(setId(run.run()))),
							later.runs.stream().filter(run -> !kept.contains(setId(run.run())))).toList(),
					Stream.concat(sets.stream().filter(set -> kept.contains(set.id())),
							later.sets.stream().filter(set -> !kept.contains(set.id()))).toList(),
					Stream.concat(troubles.stream(), later.troubles.stream()).toList());
		}
	}

	/** Id of the result set that has a run. */
	private static String setId(BenchmarkRun run) {
		return run.subject().id() + "-java-" + run.java().feature();
	}

	private final Design design;
	private final Map<Chosen, JavaHome> javas = new LinkedHashMap<>();
	private final List<BenchmarkRun> wanted = new ArrayList<>();
	/** The run that is measured in the place of each that is wanted. */
	private final Map<BenchmarkRun, BenchmarkRun> measuredAs = new LinkedHashMap<>();
	private final Map<Chosen, List<GapSweep>> sweeps = new LinkedHashMap<>();
	private final List<String> troubles = new ArrayList<>();

	private Benchmark(Design design) throws BenchmarkException {
		this.design = design;
		for (Chosen chosen : design.subjects()) {
			Optional<String> obstacle = design.workloads().stream().flatMap(workload -> chosen.subject().obstacle(workload).stream())
					.findFirst();
			if (obstacle.isPresent()) {
				throw new BenchmarkException(BenchmarkProblem.NOT_ITS_WORKLOAD, obstacle.get());
			}
			javas.put(chosen, java(chosen));
		}
		Map<List<Object>, BenchmarkRun> plain = new LinkedHashMap<>();
		for (Workload workload : design.workloads()) {
			for (Chosen chosen : design.subjects()) {
				for (SubjectConfiguration configuration : chosen.configurations()) {
					BenchmarkRun run = new BenchmarkRun(chosen.subject(), configuration, javas.get(chosen), workload);
					wanted.add(run);
					measuredAs.put(run, configuration.isPlain() ? plain.computeIfAbsent(List.of(run.java(), workload), any -> run) : run);
				}
			}
		}
	}

	private JavaHome java(Chosen chosen) throws BenchmarkException {
		JavaRange range = Subject.java(chosen.configurations())
				.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_COMMON_JAVA, chosen.subject().title(),
						chosen.configurations().stream().map(one -> one.id() + " needs Java " + one.java())
								.collect(Collectors.joining(", "))));
		String found = design.javas().isEmpty() ? "none" : design.javas().stream().map(java -> Integer.toString(java.feature())).distinct()
						.collect(Collectors.joining(", "));
		boolean compiles = !chosen.subject().sources().isEmpty()
				|| design.workloads().stream().anyMatch(workload -> workload.shape() == Shape.DISTINCT);
		List<JavaHome> able = design.javas().stream().filter(java -> !compiles || java.isJdk()).toList();
		return range.choose(able).orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_JDK, chosen.subject().title(), range,
				able.size() < design.javas().size() ? found + "; those without javac cannot compile the benchmark's classes" : found));
	}

	/**
	 * The runs of an order as its outcome will list them, with what has been measured until now; those that have nothing yet are empty.
	 *
	 * @param measured as a listener learned of them
	 */
	public static List<MeasuredRun> sofar(Design design, Collection<MeasuredRun> measured) throws BenchmarkException {
		Map<BenchmarkRun, MeasuredRun> byRun = new LinkedHashMap<>();
		measured.forEach(run -> byRun.put(run.run(), run));
		return new Benchmark(design).spread(byRun);
	}

	/**
	 * The run that is measured in the place of each that the outcome will list: a run without probes is measured once for all subjects on
	 * one Java.
	 *
	 * @throws BenchmarkException if what is asked for cannot be measured
	 */
	public static Map<BenchmarkRun, BenchmarkRun> measuredAs(Design design) throws BenchmarkException {
		return Collections.unmodifiableMap(new Benchmark(design).measuredAs);
	}

	/**
	 * Measures. If the user cancels, what was measured until then is returned; nothing is left running, and no file but raw measurements.
	 *
	 * @throws BenchmarkException if the set-up is wrong, or no run has a valid fork
	 */
	public static Outcome run(Design design, Artifacts artifacts, ExperimentListener listener, Progress progress)
			throws BenchmarkException {
		return new Benchmark(design).run(artifacts, listener, progress);
	}

	private Outcome run(Artifacts artifacts, ExperimentListener listener, Progress progress) throws BenchmarkException {
		Instant began = Instant.now();
		OptionalDouble loadBefore = Machine.loadAverage();
		OptionalDouble megahertzBefore = Machine.megahertz();
		Path folder = TemporaryFolder.make("sonde-benchmark");
		Map<BenchmarkRun, MeasuredRun> measured = new LinkedHashMap<>();
		try {
			List<BenchmarkRun> runs = measuredAs.values().stream().distinct().toList();
			RunPrerequisites prepared = RunPrerequisites.of(wanted, folder, artifacts, progress);
			ForkRunner runner = new ForkRunner(prepared, design.length(), design.jvmArguments());
			Map<BenchmarkRun, List<BenchmarkRun>> places = wanted.stream().collect(Collectors.groupingBy(measuredAs::get));
			Optional<RawFiles> raw = design.raw().map(kept -> new RawFiles(kept, places));
			for (MeasuredRun run : Experiment.measure(runner::run, runs, design.effort(), folder, raw, listener, progress)) {
				measured.put(run.run(), run);
			}
			if (design.sweepTime().isPresent()) {
				sweep(new SweepRunner(prepared, design.jvmArguments()), design.sweepTime().get(), folder, progress);
			}
		} finally {
			TemporaryFiles.deleteIfPossible(folder);
		}
		return outcome(measured, began, loadBefore, megahertzBefore);
	}

	/** Sweeps all subjects that collect, write and can be switched. They share the time. */
	private void sweep(SweepRunner runner, Duration time, Path folder, Progress progress) {
		List<Chosen> switched = design.subjects().stream().filter(chosen -> Calibration.canBeSwept(chosen.subject())).toList();
		try {
			for (Chosen chosen : switched) {
				List<BenchmarkRun> runs = wanted.stream().filter(run -> run.subject() == chosen.subject()
						&& run.workload().equals(design.workloads().getFirst())
						&& (run.configuration().phase() == Phase.COLLECTING || run.configuration().phase() == Phase.WRITING)).toList();
				sweeps.put(chosen, SweepStudy.measure(runner, runs, time.dividedBy(switched.size()), folder, progress));
			}
		} catch (CancellationException e) {
			// The results so far count.
		} catch (BenchmarkException e) {
			// As above; without the sweep, estimates have wider intervals.
			troubles.add(e.getMessage());
		}
	}

	/** A run that is measured once for several subjects stands in each of them. */
	private List<MeasuredRun> spread(Map<BenchmarkRun, MeasuredRun> measured) {
		return wanted.stream().map(run -> {
			MeasuredRun one = measured.get(measuredAs.get(run));
			return one == null ? new MeasuredRun(run, List.of(), List.of())
					: new MeasuredRun(run, one.forks(), one.voids(), one.disturbed());
		}).toList();
	}

	private Outcome outcome(Map<BenchmarkRun, MeasuredRun> measured, Instant began, OptionalDouble loadBefore,
			OptionalDouble megahertzBefore) throws BenchmarkException {
		Optional<String> megahertz = megahertzBefore.isEmpty() ? Optional.empty()
				: Optional.of(Digits.fixed(megahertzBefore.getAsDouble(), 0) + " MHz before, "
						+ Digits.fixed(Machine.megahertz().orElse(megahertzBefore.getAsDouble()), 0) + " MHz after");
		RunEnvironment surroundings = new RunEnvironment(began, Machine.here(), design.command(), design.length(),
				design.effort().attempts(), design.jvmArguments(), loadBefore, Machine.loadAverage(), megahertz);
		List<MeasuredRun> all = spread(measured);
		List<MeasuredRun> runs = new ArrayList<>();
		List<ResultSet> sets = new ArrayList<>();
		for (Chosen chosen : design.subjects()) {
			List<MeasuredRun> own = all.stream().filter(run -> run.run().subject() == chosen.subject()).toList();
			runs.addAll(own);
			try {
				MeasuredSet
						.of(setId(own.getFirst().run()), chosen.subject().title(), chosen.subject(), own,
						surroundings, sweeps.getOrDefault(chosen, List.of())).ifPresent(sets::add);
			} catch (RuntimeException e) {
				// The results of the others, and the figures of this one, are worth more than a stack trace.
				troubles.add(BenchmarkProblem.NO_RESULT_SET.message(chosen.subject().id(), e));
			}
		}
		if (sets.isEmpty() && troubles.isEmpty() && runs.stream().anyMatch(run -> !run.voids().isEmpty())) {
			MeasuredRun first = runs.stream().filter(run -> !run.voids().isEmpty()).findFirst().orElseThrow();
			throw new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, first.run(), first.voids().getFirst());
		}
		return new Outcome(runs, sets, troubles);
	}
}
