/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.ArrayList;
import java.util.List;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.statistics.Quantiles;

/**
 * How much the operations of a test case compute besides what is measured. All overheads in percent depend on it. In the paper, delivering
 * the three events of a test case to one observer by the production thread took 89 % of the program without sensors, on one processor
 * (Figure 5). The work is chosen so that it is the same here. It is the only figure that is taken from the paper.
 */
final class GridWork {
	/** The share in the paper: (3807 µs − 2010 µs) ÷ 2010 µs. */
	static final double PUBLISHED_SHARE = 1797.0 / 2010;
	private static final int FORKS = 3;
	/** A test case has two operations. */
	private static final int OPERATIONS = 2;
	private static final double NANOS_PER_MILLI = 1e6;
	private static final double NANOS_PER_MICRO = 1e3;

	private GridWork() {
	}

	/** Steps of each operation, as the design asks for or as above. */
	static int steps(GridDesign design, GridRunner runner, long stepsPerMilli, Progress progress) throws BenchmarkException {
		if (design.workMicros().isPresent()) {
			return (int) Math.round(design.workMicros().getAsDouble() * NANOS_PER_MICRO * stepsPerMilli / NANOS_PER_MILLI);
		}
		List<GridCell> cells = GridCells.of(List.of(GridPart.SHORT));
		progress.begin("Choosing the work of an operation", 2 * FORKS);
		double without = median(cells, GridCells.NOT_INSTRUMENTED, runner, progress);
		double with = median(cells, GridCells.singleThread(1), runner, progress);
		return steps(without, with, stepsPerMilli);
	}

	/**
	 * @param without nanoseconds of a test case without work and sensors
	 * @param with    the same with the production thread as deliverer
	 */
	static int steps(double without, double with, long stepsPerMilli) {
		double missing = Math.max(0, (with - without) / PUBLISHED_SHARE - without);
		return (int) Math.round(missing / OPERATIONS * stepsPerMilli / NANOS_PER_MILLI);
	}

	private static double median(List<GridCell> cells, String id, GridRunner runner, Progress progress) throws BenchmarkException {
		GridCell cell = cells.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
		List<Double> nanos = new ArrayList<>();
		for (int number = 1; number <= FORKS; number++) {
			progress.checkCancelled();
			switch (runner.run(new GridDesign.Task(cell, 1, number), 0, 1, progress)) {
				case GridRunner.Outcome.Valid valid -> nanos.add(valid.fork().find(GridFigure.CASE_NANOS).orElseThrow());
				case GridRunner.Outcome.Void nothing -> throw new BenchmarkException(BenchmarkProblem.NO_GRID, nothing.reason());
			}
			progress.worked(1);
		}
		return Quantiles.median(nanos.stream().mapToDouble(Double::doubleValue).toArray());
	}
}
