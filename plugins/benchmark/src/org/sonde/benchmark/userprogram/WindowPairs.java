/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.benchmark.observer.Observer;
import org.sonde.overhead.statistics.Quantiles;

/**
 * What switching the probes on adds to a unit of work in one JVM: the median over pairs of neighbouring windows, one with the probes on and
 * one with them off. Neighbours share the state of compiler, heap and machine, so their difference says more than that of two JVMs
 * (Bulej et al. 2020, "Duet benchmarking", pair runs for the same reason).
 */
final class WindowPairs {

	/** Fewer pairs say nothing. */
	static final int FEWEST = Observer.FEWEST_PAIRS;

	private WindowPairs() {
	}

	/**
	 * @return what a unit costs more with the probes on, in the figure's unit; empty if there are fewer than {@value #FEWEST} pairs in
	 *         which both windows began a unit
	 */
	static OptionalDouble added(List<Observation.Window> windows, Used.Figure figure) {
		if (!figure.isReadInWindows()) {
			return OptionalDouble.empty();
		}
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
		double[] off = off(windows, figure);
		return off.length < FEWEST ? OptionalDouble.empty() : OptionalDouble.of(Quantiles.median(off));
	}

	/**
	 * How much units differ from window to window with the probes off: the coefficient of variation of the CPU time of a unit. A program
	 * that does the same work all the time has a small one.
	 */
	static OptionalDouble variation(List<Observation.Window> windows) {
		double[] off = off(windows, Used.Figure.APPLICATION_CPU);
		double mean = Arrays.stream(off).average().orElse(0);
		double squares = Arrays.stream(off).map(each -> (each - mean) * (each - mean)).sum();
		return off.length < FEWEST || mean <= 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (off.length - 1)) / mean);
	}

	private static double[] off(List<Observation.Window> windows, Used.Figure figure) {
		return windows.stream().filter(window -> !window.on() && window.used().units() > 0)
				.mapToDouble(window -> window.used().perUnit(figure)).toArray();
	}
}
