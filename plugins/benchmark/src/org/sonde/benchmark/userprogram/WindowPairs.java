/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.overhead.statistics.Quantiles;

/**
 * What switching the probes on adds to a unit of work in one JVM: the median over pairs of neighbouring windows, one with the probes on and
 * one with them off. Neighbours share the state of compiler, heap and machine, so their difference says more than that of two JVMs
 * (Bulej et al. 2020, "Duet benchmarking", pair runs for the same reason).
 */
final class WindowPairs {

	/** Fewer pairs say nothing. */
	static final int FEWEST = 5;

	private WindowPairs() {
	}

	/**
	 * @return what a unit costs more with the probes on, in the figure's unit; empty if there are fewer than {@value #FEWEST} pairs in
	 *         which both windows began a unit
	 */
	static OptionalDouble added(List<Observation.Window> windows, Used.Figure figure) {
		List<Double> differences = new ArrayList<>();
		for (int i = 0; i + 1 < windows.size(); i += 2) {
			Observation.Window first = windows.get(i);
			Observation.Window second = windows.get(i + 1);
			if (first.on() != second.on() && first.used().units() > 0 && second.used().units() > 0) {
				double difference = first.used().perUnit(figure) - second.used().perUnit(figure);
				differences.add(first.on() ? difference : -difference);
			}
		}
		return differences.size() < FEWEST ? OptionalDouble.empty()
				: OptionalDouble.of(Quantiles.median(differences.stream().mapToDouble(Double::doubleValue).toArray()));
	}

	/** What a unit takes with the probes woven in and switched off: the median over windows. */
	static OptionalDouble switchedOff(List<Observation.Window> windows, Used.Figure figure) {
		double[] off = windows.stream().filter(window -> !window.on() && window.used().units() > 0)
				.mapToDouble(window -> window.used().perUnit(figure)).toArray();
		return off.length < FEWEST ? OptionalDouble.empty() : OptionalDouble.of(Quantiles.median(off));
	}
}
