/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.RawFileRetention;
import org.sonde.overhead.imports.RawForks;
import org.sonde.overhead.imports.WarmUpChoice;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;

/**
 * A valid fork with its figures by each clock. The warm-up found in elapsed time is left out of all of them.
 *
 * @param arrived the records; empty where they are not counted
 * @param foreignProcessors that other programs kept busy meanwhile; empty where the system does not tell
 * @param collectors of garbage, as the virtual machine names them, separated by commas
 */
public record MeasuredFork(Map<Clock, Fork> figures, Optional<ForkOutcome.Arrived> arrived, OptionalDouble foreignProcessors,
		String collectors) {

	/**
	 * The clock of a process ticks every hundredth of a second on many systems: in a shorter part its figure would be off by a percent and
	 * more.
	 */
	private static final long LEAST_STEADY_NANOS = 1_000_000_000;
	private static final long NANOS_PER_SECOND = 1_000_000_000;

	public MeasuredFork {
		figures = new EnumMap<>(figures);
	}

	/** @param flags what is known to be odd about it */
	static MeasuredFork of(int number, ForkOutcome.Valid outcome, Set<ForkFlag> flags,
			Progress progress) throws OverheadException, BenchmarkException {
		Fork calls = read(number, outcome.folder().resolve("wall.csv"), new WarmUpChoice.Detected(), flags, progress);
		List<String> bins = lines(outcome.folder().resolve("bins.csv"));
		Fork wall = new Fork(number, calls.threads(), calls.calls(), calls.warmUp(), calls.nanos(), calls.distribution(), calls.series(),
				calls.flags(),
				calls.raw(), throughput(lines(outcome.folder().resolve("throughput.csv")), numbers(bins.getLast())[1]));
		long warmUpPerThread = wall.warmUp().calls() / wall.threads();
		Map<Clock, Fork> figures = new EnumMap<>(Map.of(Clock.WALL, wall));
		Fork withClock = read(number, outcome.folder().resolve("cpu.csv"), new WarmUpChoice.Calls(warmUpPerThread), flags, progress);
		double clockNanos = clockNanos(lines(outcome.folder().resolve("clock.csv")), warmUpPerThread);
		Fork cpu = new Fork(number, withClock.threads(), withClock.calls(), new WarmUp(withClock.warmUp().calls(), wall.warmUp().rule()),
				without(clockNanos, withClock.nanos()), withClock.distribution().map(one -> one.minus(clockNanos)), Optional.empty(),
				withClock.flags(),
				Optional.empty());
		figures.put(Clock.THREAD_CPU, cpu);
		processNanos(bins, warmUpPerThread, wall.threads(), cpu.meanNanos()).ifPresent(nanos -> figures.put(Clock.PROCESS_CPU,
				new Fork(number, wall.threads(), wall.calls(), wall.warmUp(), Map.of(Statistic.MEAN, nanos), Optional.empty(),
						Optional.empty(),
						flags, Optional.empty())));
		return new MeasuredFork(figures, outcome.arrived(), outcome.foreignProcessors(), outcome.collectors());
	}

	private static Fork read(int number, Path file, WarmUpChoice warmUp, Set<ForkFlag> flags, Progress progress) throws OverheadException {
		return RawForks.read(List.of(new RawForks.Source(number, file, flags)), warmUp, RawFileRetention.HISTOGRAM,
				progress).forks().getFirst();
	}

	private static List<String> lines(Path file) throws BenchmarkException {
		try {
			return Files.readAllLines(file);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, IoErrorText.inWords(e));
		}
	}

	/** The last second, which ended early, is left out. */
	private static List<Long> throughput(List<String> lines, long elapsedNanos) {
		return lines.stream().limit(elapsedNanos / NANOS_PER_SECOND).map(line -> numbers(line)[1]).toList();
	}

	/** Returns the time for reading the CPU clock: the mean over the steady part of the calls, because it is subtracted from a mean. */
	private static double clockNanos(List<String> lines, long warmUpPerThread) {
		LongStream all = lines.stream().map(line -> line.split(";")).filter(cells -> Long.parseLong(cells[0]) >= warmUpPerThread)
				.mapToLong(cells -> Long.parseLong(cells[1]));
		// A fork of a few long calls may have no line after its warm-up; the clock matters little then.
		return all.average().orElseGet(() -> lines.stream().mapToLong(line -> Long.parseLong(line.split(";")[1])).average().orElse(0));
	}

	/** Times of calls without what the clock takes in each, none below 0; the deviation remains. */
	private static Map<Statistic, Double> without(double clockNanos, Map<Statistic, Double> nanos) {
		Map<Statistic, Double> own = new EnumMap<>(Statistic.class);
		nanos.forEach((statistic, value) -> own.put(statistic,
				statistic == Statistic.STANDARD_DEVIATION ? value : Math.max(0, value - clockNanos)));
		return own;
	}

	/**
	 * CPU time of the whole process per trace, after the warm-up, without what the program does between its calls, which is the
	 * measurement's own. The first thread's calls and pauses stand for those of all.
	 *
	 * @param threadNanos CPU time of the thread in a call
	 * @return empty if too little time is left after the warm-up
	 */
	private static Optional<Double> processNanos(List<String> lines, long warmUpPerThread, int threads, double threadNanos) {
		Optional<long[]> steady = lines.stream().map(MeasuredFork::numbers).filter(bin -> bin[0] >= warmUpPerThread).findFirst();
		long[] last = numbers(lines.getLast());
		if (steady.isEmpty() || last[0] == steady.get()[0] || last[1] - steady.get()[1] < LEAST_STEADY_NANOS) {
			return Optional.empty();
		}
		double calls = last[0] - steady.get()[0];
		double process = (last[2] - steady.get()[2]) / calls / threads;
		double between = (last[3] - steady.get()[3]) / calls - threadNanos;
		return Optional.of(Math.max(0, process - between));
	}

	private static long[] numbers(String line) {
		return Stream.of(line.split(";")).mapToLong(Long::parseLong).toArray();
	}
}
