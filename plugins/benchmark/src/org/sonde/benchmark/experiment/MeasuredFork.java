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

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.overhead.FileTrouble;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.Progress;
import org.sonde.overhead.moobench.Keep;
import org.sonde.overhead.moobench.RawForks;
import org.sonde.overhead.moobench.WarmUpChoice;
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

	/** The clock of a process ticks every hundredth of a second on many systems: of less than this its figure would be off by a percent and more. */
	private static final long LEAST_PROCESS_NANOS = 1_000_000_000;

	public MeasuredFork {
		figures = new EnumMap<>(figures);
	}

	/** @param flags what is known to be odd about it */
	static MeasuredFork of(int number, ForkOutcome.Valid outcome, Set<ForkFlag> flags,
			Progress progress) throws OverheadException, BenchmarkException {
		Fork wall = read(number, outcome.folder().resolve("wall.csv"), new WarmUpChoice.Detected(), flags, progress);
		long warmUpPerThread = wall.warmUp().calls() / wall.threads();
		Map<Clock, Fork> figures = new EnumMap<>(Map.of(Clock.WALL, wall));
		Fork cpu = read(number, outcome.folder().resolve("cpu.csv"), new WarmUpChoice.Calls(warmUpPerThread), flags, progress);
		figures.put(Clock.THREAD_CPU, new Fork(number, cpu.threads(), cpu.calls(), new WarmUp(cpu.warmUp().calls(), wall.warmUp().rule()),
				cpu.nanos(), cpu.distribution(), Optional.empty(), cpu.flags(), Optional.empty()));
		processNanos(outcome.folder().resolve("bins.csv"), warmUpPerThread, wall.threads()).ifPresent(nanos -> figures.put(Clock.PROCESS_CPU,
				new Fork(number, wall.threads(), wall.calls(), wall.warmUp(), Map.of(Statistic.MEAN, nanos), Optional.empty(), Optional.empty(),
						flags, Optional.empty())));
		return new MeasuredFork(figures, outcome.arrived(), outcome.foreignProcessors(), outcome.collectors());
	}

	private static Fork read(int number, Path file, WarmUpChoice warmUp, Set<ForkFlag> flags, Progress progress) throws OverheadException {
		return RawForks.read(List.of(new RawForks.Source(number, file, flags)), warmUp, Keep.HISTOGRAM, progress).forks().getFirst();
	}

	/**
	 * CPU time of the whole process per trace, after the warm-up. The first thread's calls stand for those of all.
	 *
	 * @return empty if too little is left after the warm-up
	 */
	private static Optional<Double> processNanos(Path file, long warmUpPerThread, int threads) throws BenchmarkException {
		List<String> lines;
		try {
			lines = Files.readAllLines(file);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, FileTrouble.inWords(e));
		}
		String[] last = lines.getLast().split(";");
		for (String line : lines) {
			String[] cells = line.split(";");
			long calls = Long.parseLong(last[0]) - Long.parseLong(cells[0]);
			if (Long.parseLong(cells[0]) >= warmUpPerThread) {
				long nanos = Long.parseLong(last[2]) - Long.parseLong(cells[2]);
				return calls > 0 && nanos >= LEAST_PROCESS_NANOS ? Optional.of((double) nanos / calls / threads) : Optional.empty();
			}
		}
		return Optional.empty();
	}

	/** Mean elapsed nanoseconds of a trace. */
	public double meanNanos() {
		return figures.get(Clock.WALL).meanNanos();
	}
}
