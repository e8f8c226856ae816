/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Unit;

/**
 * What benchmarks measured from commit to commit.
 *
 * @param id lower-case letters, digits, dots and hyphens
 * @param suites in the order of the source, no two of one name
 */
public record BenchmarkHistory(String id, String title, Source source, List<Suite> suites) {

	/** A benchmark and its configurations, such as {@code Kieker-java}; no two tracks of one label. */
	public record Suite(String name, List<Track> tracks) {
		public Suite {
			tracks = List.copyOf(tracks);
			requireText(name, "the name of a suite");
			requireUnique(tracks, Track::label);
		}
	}

	/**
	 * One configuration over time.
	 *
	 * @param unit of all values
	 * @param points ascending by time, at least one
	 */
	public record Track(String label, Unit unit, List<Point> points) {
		public Track {
			points = List.copyOf(points);
			requireText(label, "the label of a track");
			if (points.isEmpty()) {
				throw new IllegalArgumentException("the track " + label + " has no points");
			}
			for (int i = 1; i < points.size(); i++) {
				if (points.get(i).time().isBefore(points.get(i - 1).time())) {
					throw new IllegalArgumentException("the points of track " + label + " must ascend by time");
				}
			}
		}
	}

	/**
	 * @param time of the measurement
	 * @param revision the commit measured
	 * @param value the mean, in the unit of the track
	 * @param standardDeviation as the source states it, in the same unit; MooBench's is that between loops (JVMs)
	 * @param repaired whether value and deviation are not those of the source but computed from them, because the source's are
	 *        known to be wrong
	 */
	public record Point(Instant time, Optional<String> revision, BigDecimal value, Optional<BigDecimal> standardDeviation,
			boolean repaired) {
		public Point {
			if (value.signum() < 0 || standardDeviation.isPresent() && standardDeviation.get().signum() < 0) {
				throw new IllegalArgumentException("values and deviations are not negative, found " + value.toPlainString()
						+ standardDeviation.map(deviation -> " and " + deviation.toPlainString()).orElse(""));
			}
		}
	}

	/** @throws IllegalArgumentException if a rule of the format is broken; the message names it */
	public BenchmarkHistory {
		suites = List.copyOf(suites);
		ResultSet.requireId(id);
		requireText(title, "the title");
		if (suites.isEmpty()) {
			throw new IllegalArgumentException("a history needs at least one suite");
		}
		requireUnique(suites, Suite::name);
	}

	private static void requireText(String text, String what) {
		if (text.isBlank()) {
			throw new IllegalArgumentException(what + " must not be empty");
		}
	}

	private static <T> void requireUnique(List<T> list, Function<T, String> name) {
		Set<String> seen = new HashSet<>();
		for (T one : list) {
			if (!seen.add(name.apply(one))) {
				throw new IllegalArgumentException("\"" + name.apply(one) + "\" occurs twice");
			}
		}
	}
}
