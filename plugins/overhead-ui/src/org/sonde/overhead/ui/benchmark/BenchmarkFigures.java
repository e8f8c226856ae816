/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.benchmark.results.RunMatrix;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ComparisonMatrix;

/**
 * What a benchmark has measured until now. Everything is computed when it is made, which is not in the thread of the user interface.
 *
 * @param rows in the order of the outcome, also of runs that wait
 * @param matrices for each clock and workload under which two last runs can be compared
 * @param check what the forks say of the benchmark itself, if that is asked for and they are enough
 */
public record BenchmarkFigures(List<RunRow> rows, List<ComparisonMatrix> matrices, Optional<SetUpCheck> check) {

	public BenchmarkFigures {
		rows = List.copyOf(rows);
		matrices = List.copyOf(matrices);
	}

	/** @param forecast of a run, if it goes on */
	static BenchmarkFigures of(List<MeasuredRun> runs, Function<BenchmarkRun, Optional<PrecisionForecast>> forecast,
			Optional<SetUpCheck> check) {
		List<ComparisonMatrix> matrices = Arrays.stream(Clock.values()).flatMap(clock -> RunMatrix.of(runs, clock).stream()
				.map(matrix -> new ComparisonMatrix(load(matrix.load(), clock), matrix.entries(), matrix.cells()))).toList();
		return new BenchmarkFigures(RunRow.of(runs, forecast), matrices, check);
	}

	private static String load(String load, Clock clock) {
		return NLS.bind(switch (clock) {
			case WALL -> Messages.BenchmarkFigures_wall;
			case THREAD_CPU -> Messages.BenchmarkFigures_threadCpu;
			case PROCESS_CPU -> Messages.BenchmarkFigures_processCpu;
		}, load);
	}
}
