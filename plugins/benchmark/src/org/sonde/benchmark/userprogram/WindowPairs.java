/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.sonde.benchmark.observer.Observer;
import org.sonde.overhead.statistics.Quantiles;

/**
 * What switching the probes on adds to a unit of work in one JVM: the median over pairs of neighbouring windows, one with the probes on and
 * one with them off. Neighbours share the state of compiler, heap and machine, so their difference says more than that of two JVMs
 * (Bulej et al. 2020, "Duet benchmarking", pair runs for the same reason). What happens in few windows, like a collection of garbage, has a
 * median of 0: of that, all windows with the probes on are compared with all others.
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
	static OptionalDouble added(List<Observation.Window> windows, ResourceUsage.Figure figure) {
		List<ResourceUsage> on = new ArrayList<>();
		List<ResourceUsage> off = new ArrayList<>();
		for (int i = 0; i + 1 < windows.size(); i += 2) {
			Observation.Window first = windows.get(i);
			Observation.Window second = windows.get(i + 1);
			if (first.on() != second.on() && isUsable(first.used(), figure) && isUsable(second.used(), figure)) {
				on.add((first.on() ? first : second).used());
				off.add((first.on() ? second : first).used());
			}
		}
		if (on.size() < FEWEST) {
			return OptionalDouble.empty();
		}
		return OptionalDouble.of(figure.isRare() ? ofAll(on, figure) - ofAll(off, figure)
				: Quantiles.median(IntStream.range(0, on.size()).mapToDouble(i -> on.get(i).perUnit(figure) - off.get(i).perUnit(figure))
						.toArray()));
	}

	/** Returns what a unit takes with deactivated probes: the median over windows. */
	static OptionalDouble switchedOff(List<Observation.Window> windows, ResourceUsage.Figure figure) {
		List<ResourceUsage> off = off(windows, figure);
		if (off.size() < FEWEST) {
			return OptionalDouble.empty();
		}
		return OptionalDouble.of(figure.isRare() ? ofAll(off, figure) : Quantiles.median(perUnit(off, figure)));
	}

	/** A unit of all these windows together. */
	private static double ofAll(List<ResourceUsage> windows, ResourceUsage.Figure figure) {
		return windows.stream().mapToDouble(used -> used.perUnit(figure) * used.units()).sum()
				/ windows.stream().mapToLong(ResourceUsage::units).sum();
	}

	private static boolean isUsable(ResourceUsage window, ResourceUsage.Figure figure) {
		return window.units() > 0 && window.knows(figure);
	}

	/**
	 * How much units differ from window to window with the probes off: the coefficient of variation of the CPU time of a unit. A program
	 * that does the same work all the time has a small one.
	 */
	static OptionalDouble variation(List<Observation.Window> windows) {
		double[] off = perUnit(off(windows, ResourceUsage.Figure.APPLICATION_CPU), ResourceUsage.Figure.APPLICATION_CPU);
		double mean = Arrays.stream(off).average().orElse(0);
		double squares = Arrays.stream(off).map(each -> (each - mean) * (each - mean)).sum();
		return off.length < FEWEST || mean <= 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (off.length - 1)) / mean);
	}

	private static List<ResourceUsage> off(List<Observation.Window> windows, ResourceUsage.Figure figure) {
		return windows.stream().filter(window -> !window.on()).map(Observation.Window::used).filter(used -> isUsable(used, figure))
				.toList();
	}

	private static double[] perUnit(List<ResourceUsage> windows, ResourceUsage.Figure figure) {
		return windows.stream().mapToDouble(used -> used.perUnit(figure)).toArray();
	}
}
