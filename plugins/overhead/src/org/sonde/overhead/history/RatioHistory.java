/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PhaseOfLabel;
import org.sonde.overhead.results.Unit;

/**
 * A history in multiples of a baseline: every value divided by that of the baseline in the same run. Another machine, or a busy one,
 * changes both, and leaves their ratio as it is.
 */
public final class RatioHistory {

	/** The tools print fewer digits. */
	private static final MathContext DIGITS = new MathContext(8);

	private RatioHistory() {
	}

	/**
	 * What makes two values those of one run.
	 *
	 * @param repetition from 1: runs of one revision at one time are distinguished by their order
	 */
	record Run(Instant time, Optional<String> revision, int repetition) {

		/** The run of each point of a track. */
		static List<Run> of(Track track) {
			Map<Run, Integer> repetitions = new HashMap<>();
			return track.points().stream().map(point -> {
				int repetition = repetitions.merge(new Run(point.time(), point.revision(), 0), 1, Integer::sum);
				return new Run(point.time(), point.revision(), repetition);
			}).toList();
		}
	}

	/** The values of a track by run, in nanoseconds or per second; those above 0 alone, if asked for. */
	static Map<Run, BigDecimal> values(Track track, boolean positive) {
		Map<Run, BigDecimal> values = new HashMap<>();
		List<Run> runs = Run.of(track);
		for (int i = 0; i < runs.size(); i++) {
			Point point = track.points().get(i);
			if (!positive || point.value().signum() > 0) {
				values.put(runs.get(i), point.value().multiply(BigDecimal.valueOf(track.unit().factor())));
			}
		}
		return values;
	}

	/**
	 * The configuration without probes, by its label, if its runs are those of others. There is none if a suite has several, such as one
	 * for each recursion depth: then it is not clear which belongs to which.
	 */
	public static Optional<String> baseline(BenchmarkHistory history) {
		if (history.suites().stream().anyMatch(suite -> withoutProbes(suite).count() > 1)) {
			return Optional.empty();
		}
		return history.suites().stream().flatMap(suite -> withoutProbes(suite).filter(base -> sharesRuns(base, suite)))
				.map(Track::label).findFirst();
	}

	private static Stream<Track> withoutProbes(Suite suite) {
		return suite.tracks().stream().filter(track -> PhaseOfLabel.find(track.label()).filter(phase -> phase == Phase.NONE).isPresent());
	}

	private static boolean sharesRuns(Track base, Suite suite) {
		Set<Run> runs = values(base, true).keySet();
		return suite.tracks().stream().filter(track -> track != base).anyMatch(track -> Run.of(track).stream().anyMatch(runs::contains));
	}

	/**
	 * Suites without the baseline are left out, and runs in which it has no value above 0. The baseline itself stays in its unit: its own
	 * changes show what the ratios hide. Deviations are left out, because those of value and baseline may depend on each other.
	 *
	 * @param baseline the label of a track
	 * @throws IllegalArgumentException if no suite has another track with runs of the baseline; the message lists the labels there are
	 */
	public static BenchmarkHistory of(BenchmarkHistory history, String baseline) {
		List<Suite> suites = new ArrayList<>();
		for (Suite suite : history.suites()) {
			track(suite, baseline).ifPresent(base -> {
				List<Track> tracks = new ArrayList<>();
				for (Track track : suite.tracks()) {
					if (track == base) {
						tracks.add(base);
					} else {
						ratios(track, base).ifPresent(tracks::add);
					}
				}
				if (tracks.size() > 1) {
					suites.add(new Suite(suite.name(), tracks));
				}
			});
		}
		if (suites.isEmpty()) {
			throw new IllegalArgumentException(
					"no suite has \"" + baseline + "\" and another configuration in the same run; its configurations "
							+ "are " + String.join(", ", labels(history)));
		}
		return new BenchmarkHistory(history.id(), history.title() + ", ratios to " + baseline, history.source(), suites);
	}

	private static List<String> labels(BenchmarkHistory history) {
		return history.suites().stream().flatMap(suite -> suite.tracks().stream()).map(Track::label).distinct().toList();
	}

	static Optional<Track> track(Suite suite, String label) {
		return suite.tracks().stream().filter(track -> track.label().equals(label)).findFirst();
	}

	private static Optional<Track> ratios(Track track, Track base) {
		Map<Run, BigDecimal> bases = values(base, true);
		List<Run> runs = Run.of(track);
		List<Point> points = new ArrayList<>();
		for (int i = 0; i < runs.size(); i++) {
			Point point = track.points().get(i);
			BigDecimal by = bases.get(runs.get(i));
			if (by != null) {
				points.add(new Point(point.time(), point.revision(),
						point.value().multiply(BigDecimal.valueOf(track.unit().factor())).divide(by, DIGITS), Optional.empty(),
						point.repaired()));
			}
		}
		return points.isEmpty() ? Optional.empty() : Optional.of(new Track(track.label(), Unit.RATIO, points));
	}
}
