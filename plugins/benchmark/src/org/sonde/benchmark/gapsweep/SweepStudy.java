/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.gapsweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.SweepRunner;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * Measures what probes cost by the gap between their records: a JVM that collects and one for each writer take turns, and in each the
 * probes are switched on and off.
 */
public final class SweepStudy {

	/** More JVMs than an interval needs, fewer than anybody waits for. */
	private static final int MOST_FORKS = 10;
	private static final long WINDOW_MILLIS = 20;
	private static final int PAIRS = 12;
	/** No object of Java is smaller, so a record allocates at least as much. */
	private static final int LEAST_BYTES = 16;

	private SweepStudy() {
	}

	/**
	 * @param runs    of one subject and Java: one of {@link Phase#COLLECTING}, and those with writers
	 * @param timeBox no further round of JVMs begins after it; one is always measured
	 * @param folder  an existing one for files that are deleted
	 * @return one sweep per writer
	 * @throws BenchmarkException if a JVM does not run to its end, or its probes record nothing
	 * @throws java.util.concurrent.CancellationException if the user cancels; no process is left
	 */
	public static List<GapSweep> measure(SweepRunner runner, List<BenchmarkRun> runs, Duration timeBox, Path folder, Progress progress)
			throws BenchmarkException {
		List<SweptCell> cells = SweptCell.calibration();
		List<String> words = cells.stream().map(SweptCell::word).toList();
		Map<BenchmarkRun, List<List<SweptFork>>> forks = new LinkedHashMap<>();
		runs.forEach(run -> forks.put(run, new ArrayList<>()));
		long begin = System.nanoTime();
		progress.begin("Measuring the hand-over by the gap between records", MOST_FORKS * runs.size());
		for (int fork = 0; fork < MOST_FORKS && (fork == 0 || hasTimeFor(fork, System.nanoTime() - begin, timeBox)); fork++) {
			for (BenchmarkRun run : fork % 2 == 0 ? runs : runs.reversed()) {
				progress.checkCancelled();
				List<SweptFork> swept = SweptFork.of(runner.run(run, WINDOW_MILLIS, PAIRS, words, own(folder), progress), cells);
				if (recordsNothing(swept)) {
					throw new BenchmarkException(BenchmarkProblem.NOTHING_SWEPT, run);
				}
				forks.get(run).add(swept);
				progress.worked(1);
			}
		}
		Optional<BenchmarkRun> collecting = runs.stream().filter(run -> run.configuration().phase() == Phase.COLLECTING).findFirst();
		return collecting.isEmpty() ? List.of()
				: runs.stream().filter(run -> run.configuration().phase() == Phase.WRITING)
						.map(run -> sweep(run.configuration().id(), cells, forks.get(collecting.get()), forks.get(run))).toList();
	}

	/** Whether no cell has a probe that fired: costs would be those of chance. */
	static boolean recordsNothing(List<SweptFork> cells) {
		return cells.stream().allMatch(cell -> cell.addedBytes() < LEAST_BYTES);
	}

	/** Whether another round, as long as those before it, ends in time. */
	private static boolean hasTimeFor(int rounds, long nanos, Duration timeBox) {
		return nanos + nanos / rounds <= timeBox.toNanos();
	}

	private static Path own(Path folder) throws BenchmarkException {
		Path own = folder.resolve("sweep");
		try {
			TemporaryFiles.delete(own);
			return Files.createDirectory(own);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, own, IoErrorText.inWords(e));
		}
	}

	static GapSweep sweep(String writer, List<SweptCell> cells, List<List<SweptFork>> collecting, List<List<SweptFork>> writing) {
		List<GapSweep.Cell> measured = new ArrayList<>();
		Map<GapSweep.Cell, Double> bytes = new LinkedHashMap<>();
		for (int i = 0; i < cells.size(); i++) {
			SweptCell cell = cells.get(i);
			int index = i;
			List<SweptFork> without = collecting.stream().map(fork -> fork.get(index)).toList();
			List<SweptFork> with = writing.stream().map(fork -> fork.get(index)).toList();
			double inner = cell.innerNanos();
			// The actual length: the steps of work are longer or shorter than requested.
			double own = Math.max(0, overForks(with, SweptFork::offNanos).value() * cell.traces() - inner * (cell.executions() - 1));
			GapSweep.Cell one = new GapSweep.Cell(cell.work(), cell.gapNanos() == 0 ? 0 : own, cell.traces(), cell.executions(), inner,
					cell.threads(), overForks(without, SweptFork::addedNanos), overForks(with, SweptFork::addedNanos),
					overForks(with, SweptFork::writerThreadNanos), overForks(with, SweptFork::busyShare).value());
			measured.add(one);
			bytes.put(one, Quantiles.median(with.stream().mapToDouble(SweptFork::addedBytes).toArray()));
		}
		return new GapSweep(writer, writing.size(), measured).allocating(ProbeAllocation.of(bytes));
	}

	private static Interval overForks(List<SweptFork> forks, ToDoubleFunction<SweptFork> figure) {
		double[] values = forks.stream().mapToDouble(figure).toArray();
		double mean = Arrays.stream(values).average().orElseThrow();
		return ForkIntervals.ofMean(values, ConfidenceInterval.DEFAULT_CONFIDENCE).known().orElseGet(() -> Interval.exactly(mean));
	}
}
