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
import org.sonde.overhead.history.PortionShift;
import org.sonde.overhead.history.SetHistory;
import org.sonde.overhead.history.TrackChanges;
import org.sonde.overhead.history.TrackChanges.Found;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.ResultSet;

/**
 * A benchmark over time, with where its level changed.
 *
 * @param baseline of which all other tracks are shown as multiples, if they are
 * @param rows one for each change of a track, or one for a track without any
 */
record HistoryLevels(BenchmarkHistory history, Optional<String> baseline, List<Row> rows) {

	/**
	 * A change, or a track without one.
	 *
	 * @param all changes of the track
	 * @param moved the portions of the overhead that moved with the change, the largest share first
	 */
	record Row(Suite suite, Track track, Optional<LevelChange> change, List<LevelChange> all, List<PortionShift> moved) {

		String key() {
			return suite.name() + '\n' + track.label() + '\n' + change.map(one -> one.first().time().toString()).orElse("");
		}
	}

	private static final String ID = "history";

	/** Not for the thread of the user interface. */
	static HistoryLevels of(BenchmarkHistory history, Optional<String> baseline) {
		List<Row> rows = new ArrayList<>();
		for (TrackChanges one : baseline.map(label -> TrackChanges.relative(history, label)).orElseGet(() -> TrackChanges.of(history))) {
			List<LevelChange> all = one.changes().stream().map(Found::change).toList();
			if (all.isEmpty()) {
				rows.add(new Row(one.suite(), one.track(), Optional.empty(), all, List.of()));
			}
			one.changes().forEach(found -> rows.add(new Row(one.suite(), one.track(), Optional.of(found.change()), all,
					found.portions().stream().filter(PortionShift::moved).toList())));
		}
		return new HistoryLevels(history, baseline, List.copyOf(rows));
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
