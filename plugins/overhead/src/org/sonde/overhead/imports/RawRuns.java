/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.raw.RawScan;

/**
 * Raw files sorted by what their names say: loops (JVMs) of configurations at recursion depths.
 *
 * @param oneBased whether the configurations are numbered from 1; empty if that is not clear
 */
record RawRuns(List<RawConfiguration> configurations, Optional<Boolean> oneBased) {

	/** @param index its number; where names have none, its place in the list of files */
	record RawConfiguration(int index, OptionalInt depth, String label, List<RawFork> forks) {
		RawConfiguration {
			forks = List.copyOf(forks);
		}

		String key() {
			return Integer.toString(index);
		}
	}

	/** @param loop from 1 */
	record RawFork(int loop, RawScan scan) {
	}

	RawRuns {
		configurations = List.copyOf(configurations);
	}

	/** @throws OverheadException if two files are of one loop of one configuration */
	static RawRuns of(List<RawScan> scans) throws OverheadException {
		Map<List<Integer>, TreeMap<Integer, RawFork>> sorted = new TreeMap<>(
				Comparator.<List<Integer>, Integer>comparing(key -> key.get(1)).thenComparing(key -> key.get(0)));
		Map<Integer, String> labels = new TreeMap<>();
		boolean oldNames = false;
		for (RawScan scan : scans) {
			RawName name = RawName.of(scan.file().simpleName()).orElseGet(() -> new RawName(false, 1, 0, labels.size()));
			boolean named = RawName.of(scan.file().simpleName()).isPresent();
			oldNames |= name.old();
			labels.putIfAbsent(name.index(), named ? "Configuration " + name.index() : scan.file().simpleName());
			RawFork before = sorted.computeIfAbsent(List.of(name.index(), name.depth()), any -> new TreeMap<>())
					.put(name.loop(), new RawFork(name.loop(), scan));
			if (before != null) {
				throw new OverheadException(OverheadProblem.MIXED, scan.file(), "it is of the same loop and configuration as "
						+ before.scan().file());
			}
		}
		List<RawConfiguration> configurations = new ArrayList<>();
		sorted.forEach((key, forks) -> configurations.add(new RawConfiguration(key.get(0),
				key.get(1) == 0 ? OptionalInt.empty() : OptionalInt.of(key.get(1)), labels.get(key.get(0)),
				List.copyOf(forks.values()))));
		return new RawRuns(configurations, oneBased(labels.keySet().stream().min(Integer::compare).orElseThrow(), oldNames));
	}

	private static Optional<Boolean> oneBased(int least, boolean oldNames) {
		if (oldNames) {
			return Optional.of(true);
		}
		return least == 0 ? Optional.of(false) : Optional.empty();
	}

	List<RawFork> forks() {
		return configurations.stream().flatMap(configuration -> configuration.forks().stream()).toList();
	}

	/** The depths that the files' names say. */
	TreeSet<Integer> depths() {
		TreeSet<Integer> depths = new TreeSet<>();
		configurations.forEach(configuration -> configuration.depth().ifPresent(depths::add));
		return depths;
	}

	/** Calls of the longest fork: those that have fewer were cut off. */
	long mostCalls() {
		return forks().stream().mapToLong(fork -> fork.scan().calls()).max().orElseThrow();
	}

	int mostThreads() {
		return forks().stream().mapToInt(fork -> fork.scan().threads().size()).max().orElseThrow();
	}

	/** Whether Python wrote them: it numbers its only thread 0. */
	boolean python() {
		return forks().stream().allMatch(fork -> fork.scan().columns() == 2 && fork.scan().threads().getFirst().thread() == 0);
	}
}
