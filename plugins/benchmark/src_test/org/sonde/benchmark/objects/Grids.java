/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.results.ResultSet;

/** Results of grids that are made up. */
public final class Grids {
	public static final GridConditions CONDITIONS = new GridConditions("2026-11-29T02:10:00Z", "any machine", "Any Java 25", "-Xmx1g", 1000,
			2000, true, 30_000, 1_000_000);

	private Grids() {
	}

	/**
	 * Of all cells of some parts, with 1 processor.
	 *
	 * @param nanos of a test case, by the id of its cell; the three forks have 1 % less, the same, and 1 % more
	 * @param delay 99th percentile in nanoseconds, likewise
	 */
	public static GridResult result(List<GridPart> parts, ToDoubleFunction<String> nanos, ToDoubleFunction<String> delay) {
		return result(parts, nanos, delay, 3, 0.01);
	}

	/** @param step between the times of two forks, as a share of their mean */
	static GridResult result(List<GridPart> parts, ToDoubleFunction<String> nanos, ToDoubleFunction<String> delay, int count, double step) {
		List<GridPoint> points = new ArrayList<>();
		for (GridCell cell : GridCells.of(parts)) {
			List<GridFork> forks = new ArrayList<>();
			for (int number = 1; number <= count; number++) {
				double time = nanos.applyAsDouble(cell.id()) * (1 + step * (number - (count + 1) / 2.0));
				double percentile = delay.applyAsDouble(cell.id());
				forks.add(GridTest.fork(cell.id(), 1, number, cell.load() == GridLoad.URGENT ? Map.of(GridFigure.DELAY_P99, percentile)
						: Map.of(GridFigure.CASE_NANOS, time, GridFigure.DELAY_P99, percentile, GridFigure.PROCESS_NANOS, 2 * time,
								GridFigure.SWITCHES, 4.0,
								GridFigure.GENERATED, 3000.0, GridFigure.DELIVERED, 2999.0, GridFigure.DROPPED, 1.0)));
			}
			points.add(new GridPoint(cell, 1, forks));
		}
		return new GridResult(CONDITIONS, points, Set.of(), List.of(), List.of(), true);
	}

	/** The set of test cases. */
	static ResultSet set(List<GridPart> parts, ToDoubleFunction<String> nanos, ToDoubleFunction<String> delay) {
		return GridSets.of(result(parts, nanos, delay), "sonde bench objects").getFirst();
	}
}
