/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.gapsweep;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.statistics.Quantiles;

/**
 * What one JVM measured in one cell, per trace: medians over its pairs of windows.
 *
 * @param offNanos          CPU time of an application thread with the probes off
 * @param addedNanos        what the probes add to it
 * @param addedBytes        what they add to what the application's threads allocate
 * @param writerThreadNanos CPU time of the thread that writes, with the probes on
 * @param busyShare         of the elapsed time in which that thread used a processor, with the probes on
 */
record SweptFork(double offNanos, double addedNanos, double addedBytes, double writerThreadNanos, double busyShare) {

	private static final int FIELDS = 8;

	/** One window, as the monitored program writes it. */
	private record Window(int cell, int pair, boolean on, double traces, double wall, double cpu, double bytes, double writer) {

		static Window of(String line) {
			String[] words = line.split(";");
			if (words.length != FIELDS) {
				throw new IllegalArgumentException("a window has " + FIELDS + " fields, found " + line);
			}
			return new Window(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].equals("1"), Double.parseDouble(words[3]),
					Double.parseDouble(words[4]), Double.parseDouble(words[5]), Double.parseDouble(words[6]), Double.parseDouble(words[7]));
		}
	}

	/**
	 * @param lines of one JVM
	 * @return in the order of the cells
	 */
	static List<SweptFork> of(List<String> lines, List<SweptCell> cells) {
		TreeMap<Integer, TreeMap<Integer, Window[]>> windows = new TreeMap<>();
		for (String line : lines) {
			Window window = Window.of(line);
			windows.computeIfAbsent(window.cell(), none -> new TreeMap<>()).computeIfAbsent(window.pair(),
					none -> new Window[2])[window.on()
					? 1 : 0] = window;
		}
		List<SweptFork> forks = new ArrayList<>();
		windows.forEach((cell, pairs) -> forks.add(of(List.copyOf(pairs.values()), cells.get(cell).threads())));
		if (forks.size() != cells.size()) {
			throw new IllegalArgumentException("of " + cells.size() + " cells " + forks.size() + " were measured");
		}
		return forks;
	}

	private static SweptFork of(List<Window[]> pairs, int threads) {
		return new SweptFork(median(pairs, pair -> pair[0].cpu() / pair[0].traces()),
				median(pairs, pair -> pair[1].cpu() / pair[1].traces() - pair[0].cpu() / pair[0].traces()),
				median(pairs, pair -> pair[1].bytes() / pair[1].traces() - pair[0].bytes() / pair[0].traces()),
				median(pairs, pair -> pair[1].writer() / pair[1].traces()),
				// The elapsed time is the sum over the threads.
				median(pairs, pair -> pair[1].writer() / (pair[1].wall() / threads)));
	}

	private static double median(List<Window[]> pairs, ToDoubleFunction<Window[]> figure) {
		return Quantiles.median(pairs.stream().mapToDouble(figure).toArray());
	}
}
