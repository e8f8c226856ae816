/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;

/**
 * A track and where its level changed.
 *
 * @param changes ascending by time
 */
public record TrackChanges(Suite suite, Track track, List<Found> changes) {

	/** @param portions of the overhead and their part in the change, the largest first; empty unless the track has ratios to a baseline */
	public record Found(LevelChange change, List<PortionShift> portions) {
		public Found {
			portions = List.copyOf(portions);
		}
	}

	public TrackChanges {
		changes = List.copyOf(changes);
	}

	/** Returns the changes of every track, in the order of the history. */
	public static List<TrackChanges> of(BenchmarkHistory history) {
		List<TrackChanges> all = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				all.add(new TrackChanges(suite, track,
						LevelChange.of(track).stream().map(change -> new Found(change, List.of())).toList()));
			}
		}
		return all;
	}

	/**
	 * Of every track as ratios to a baseline of the same run, and of the baseline in its own unit.
	 *
	 * @throws IllegalArgumentException as {@link RatioHistory#of}
	 */
	public static List<TrackChanges> relative(BenchmarkHistory history, String baseline) {
		return of(RatioHistory.of(history, baseline)).stream().map(found -> found.withPortions(history, baseline)).toList();
	}

	private TrackChanges withPortions(BenchmarkHistory history, String baseline) {
		Suite measured = history.suites().stream().filter(one -> one.name().equals(suite.name())).findFirst().orElseThrow();
		List<LevelChange> found = changes.stream().map(Found::change).toList();
		List<List<PortionShift>> portions = PortionShift.of(measured, baseline, track, found);
		return new TrackChanges(suite, track,
				IntStream.range(0, found.size()).mapToObj(i -> new Found(found.get(i), portions.get(i))).toList());
	}
}
