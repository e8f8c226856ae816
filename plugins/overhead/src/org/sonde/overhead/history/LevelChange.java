/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.util.List;

import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.statistics.ChangePoints;
import org.sonde.overhead.statistics.ConfidenceInterval;

/**
 * Where the level of a track changed.
 *
 * @param first point of the new level
 * @param before mean of the level before, in the unit of the track; {@code after}: of the new level
 * @param ratio interval of after ÷ before
 */
public record LevelChange(Point first, double before, double after, ConfidenceInterval ratio) {

	/** Ascending by time. Points with large standard deviations count less, where all have one. */
	public static List<LevelChange> of(Track track) {
		double[] values = track.points().stream().mapToDouble(point -> point.value().doubleValue()).toArray();
		double[] deviations = track.points().stream().flatMap(point -> point.standardDeviation().stream())
				.mapToDouble(Number::doubleValue).filter(deviation -> deviation > 0).toArray();
		List<ChangePoints.Change> changes = deviations.length < values.length ? ChangePoints.of(values)
				: ChangePoints.of(values, deviations);
		return changes.stream().map(change -> new LevelChange(track.points().get(change.index()), change.before(), change.after(),
				change.ratio())).toList();
	}
}
