/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/**
 * Measures a component in revision after revision. Revisions whose folders hold the same are measured once.
 *
 * @param <T>       what is kept of a measurement: all of it may be too much of hundreds of revisions
 * @param range     where the revisions are from
 * @param component what was measured
 * @param profiles  the rules
 * @param points    the revisions, in the order given
 */
public record History<T>(GitRange range, Component component, Profiles profiles, List<Point<T>> points) {

	/**
	 * A revision.
	 *
	 * @param measured what was kept of its measurement; empty where there is nothing to measure
	 * @param reason   why there is nothing; else empty
	 */
	public record Point<T>(GitRevision revision, Optional<T> measured, String reason) {
	}

	public History {
		Objects.requireNonNull(range, "range");
		Objects.requireNonNull(component, "component");
		Objects.requireNonNull(profiles, "profiles");
		points = List.copyOf(points);
	}

	/**
	 * Measures revisions one after another.
	 *
	 * @param options of each revision; their revisions' libraries are not looked at, but those that the revision has
	 * @param kept    takes from a measurement what is to be kept
	 * @throws MetricsException                     if there is nothing to measure in any of them
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static <T> History<T> measure(GitRange range, List<GitRevision> revisions, Function<GitRevision, SourceOptions> options,
			MavenArtifacts artifacts, Component component, Profiles profiles, Function<ComponentMeasurement, T> kept, Progress progress)
			throws MetricsException {
		record Known(String content, SourceOptions options) {
		}
		Map<Known, Point<T>> known = new HashMap<>();
		List<Point<T>> points = new ArrayList<>();
		for (GitRevision revision : revisions) {
			progress.checkCancelled();
			SourceOptions wanted = options.apply(revision);
			SourceOptions own = new SourceOptions(wanted.release(), wanted.classPath(), revision.libraries(), wanted.dependencies());
			Known same = new Known(revision.content(), own);
			Point<T> point = known.get(same);
			if (point == null) {
				point = measure(range, revision, own, artifacts, component, profiles, kept,
						new Counting(progress, points.size() + 1 + " of " + revisions.size() + ": "));
				known.put(same, point);
			}
			points.add(new Point<>(revision, point.measured(), point.reason()));
		}
		if (points.stream().allMatch(point -> point.measured().isEmpty())) {
			throw new MetricsException("No revision of %s has anything to measure. The last one: %s".formatted(range.revisions(),
					points.getLast().reason()));
		}
		return new History<>(range, component, profiles, points);
	}

	private static <T> Point<T> measure(GitRange range, GitRevision revision, SourceOptions options, MavenArtifacts artifacts,
			Component component, Profiles profiles, Function<ComponentMeasurement, T> kept, Progress progress) {
		if (revision.folders().isEmpty() && !range.folders().isEmpty()) {
			return new Point<>(revision, Optional.empty(), "it has none of the folders " + String.join(", ", range.folders()));
		}
		try {
			ComponentMeasurement measurement = Measurer.measure(
					new SourceLocation.Git(range.repository(), revision.commit(), revision.folders()), options, artifacts, component,
					profiles,
					progress);
			return new Point<>(revision, Optional.of(kept.apply(measurement)), "");
		} catch (MetricsException e) {
			return new Point<>(revision, Optional.empty(), e.getMessage());
		}
	}

	/** Adds the revision to the progress. */
	private record Counting(Progress progress, String which) implements Progress {

		@Override
		public void begin(String task, long total) {
			progress.begin(which + task, total);
		}

		@Override
		public void worked(long units) {
			progress.worked(units);
		}

		@Override
		public boolean isCancelled() {
			return progress.isCancelled();
		}
	}
}
