/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.history.SetHistory;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.ResultSet;

/**
 * A benchmark over time, with where its level changed.
 *
 * @param rows one for each change of a track, or one for a track without any
 */
record HistoryLevels(BenchmarkHistory history, List<Row> rows) {

	/**
	 * A change, or a track without one.
	 *
	 * @param all changes of the track
	 */
	record Row(Suite suite, Track track, Optional<LevelChange> change, List<LevelChange> all) {

		String key() {
			return suite.name() + '\n' + track.label() + '\n' + change.map(one -> one.first().time().toString()).orElse("");
		}
	}

	private static final String ID = "history";

	/** Not for the thread of the user interface. */
	static HistoryLevels of(BenchmarkHistory history) {
		List<Row> rows = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				List<LevelChange> all = LevelChange.of(track);
				if (all.isEmpty()) {
					rows.add(new Row(suite, track, Optional.empty(), all));
				}
				all.forEach(change -> rows.add(new Row(suite, track, Optional.of(change), all)));
			}
		}
		return new HistoryLevels(history, List.copyOf(rows));
	}

	/**
	 * The sets that make a history with those that are selected: several as they are; of one, all of the same benchmark on the same machine
	 * and Java.
	 *
	 * @return empty if they do not say when they were measured, or have no mean response time
	 */
	static Optional<BenchmarkHistory> like(List<ResultSet> selected, List<ResultSet> all) {
		if (selected.isEmpty() || selected.stream().anyMatch(set -> set.conditions().measuredAt().isEmpty())) {
			return Optional.empty();
		}
		List<ResultSet> sets = selected.size() > 1 ? selected : all.stream().filter(set -> set.conditions().measuredAt().isPresent()
				&& SetHistory.suite(set).equals(SetHistory.suite(selected.getFirst()))).toList();
		try {
			return Optional.of(SetHistory.of(sets, ID, DatedTitle.undated(selected.getFirst().title())));
		} catch (IllegalArgumentException e) {
			return Optional.empty(); // no mean response time
		}
	}
}
