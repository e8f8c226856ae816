/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What was measured of object monitoring.
 *
 * @param points     in the order of the cells, each with all numbers of processors; without those that have no fork
 * @param shared     numbers of processors with which the watched program shared all of them with its clients
 * @param leftOut    numbers of processors that were asked for and that the watched program cannot get here
 * @param voids      forks that were void even when repeated, with the reason, in words
 * @param isComplete whether all forks that were asked for are there
 */
public record GridResult(GridConditions conditions, List<GridPoint> points, Set<Integer> shared, List<Integer> leftOut, List<String> voids,
		boolean isComplete) {

	public GridResult {
		points = List.copyOf(points);
		shared = Set.copyOf(shared);
		leftOut = List.copyOf(leftOut);
		voids = List.copyOf(voids);
	}

	public Optional<GridPoint> find(String cell, int processors) {
		return points.stream().filter(point -> point.cell().id().equals(cell) && point.processors() == processors).findFirst();
	}

	/** Numbers of processors, ascending. */
	public List<Integer> processors() {
		return points.stream().map(GridPoint::processors).distinct().sorted().toList();
	}
}
