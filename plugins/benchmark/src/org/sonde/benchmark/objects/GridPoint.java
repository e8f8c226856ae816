/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.statistics.ForkSummary;

/**
 * What was measured of a cell.
 *
 * @param processors that the watched program had
 * @param forks      each a JVM of its own, ascending by number; maybe none
 */
public record GridPoint(GridCell cell, int processors, List<GridFork> forks) {

	public GridPoint {
		forks = List.copyOf(forks);
	}

	/** A figure of the forks, with its interval; empty if one of them does not have it, or there is none. */
	public Optional<ForkSummary> summary(GridFigure figure) {
		return forks.isEmpty() || forks.stream().anyMatch(fork -> fork.find(figure).isEmpty()) ? Optional.empty()
				: Optional.of(ForkSummary.of(forks.stream().mapToDouble(fork -> fork.find(figure).orElseThrow()).toArray()));
	}

	/** The sum of a figure over the forks, such as events; 0 where they do not have it. */
	public long sum(GridFigure figure) {
		return forks.stream().mapToLong(fork -> (long) fork.find(figure).orElse(0)).sum();
	}
}
