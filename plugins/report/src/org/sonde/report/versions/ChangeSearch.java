/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.report.figure.Figure;
import org.sonde.report.versions.VersionHistory.Change;
import org.sonde.report.versions.VersionHistory.Step;

/**
 * Finds the revisions of a range at which the overhead changed, without measuring all: some first, then the one in the middle between any
 * two neighbours that differ, until these are neighbours in the range, too. The two neighbours are measured again with it, so that all
 * three meet the machine in the same state.
 */
public final class ChangeSearch {

	private static final double PERCENT = 100;

	private final List<String> range;
	private final Set<String> tried = new HashSet<>();

	/** @param range the names of the revisions in their order */
	public ChangeSearch(List<String> range) {
		this.range = List.copyOf(range);
	}

	/**
	 * Those to begin with.
	 *
	 * @param number of them, from 2 on; both ends, and others that are spread evenly
	 */
	public List<String> sample(int number) {
		int last = range.size() - 1;
		List<String> sample = IntStream.range(0, number).map(i -> (int) Math.round((double) i * last / (number - 1))).distinct()
				.mapToObj(range::get).toList();
		tried.addAll(sample);
		return sample;
	}

	/**
	 * Those to measure next, in the order of the range; none if every change is found.
	 *
	 * @param history of what has been measured until now
	 */
	public List<String> next(VersionHistory history) {
		Set<String> next = new LinkedHashSet<>();
		for (Step step : history.steps()) {
			step.change(VersionFigure.OVERHEAD).ifPresent(change -> {
				List<String> open = between(change, step).stream().filter(name -> !tried.contains(name)).toList();
				if (!open.isEmpty()) {
					next.addAll(List.of(change.since(), open.get(open.size() / 2), step.version().name()));
				}
			});
		}
		tried.addAll(next);
		return range.stream().filter(next::contains).toList();
	}

	/**
	 * For people: between which revisions the overhead changed, and how many of those between them were not measured. If none changed, how
	 * wide the intervals are that may hide a change.
	 */
	public List<String> found(VersionHistory history) {
		List<String> found = new ArrayList<>();
		for (Step step : history.steps()) {
			step.change(VersionFigure.OVERHEAD).ifPresent(change -> {
				int between = between(change, step).size();
				found.add("The overhead changed at " + step.version().name() + ", compared with " + change.since() + ": "
						+ VersionHistoryTable.change(VersionFigure.OVERHEAD, change)
						+ (between == 0 ? "." : ". Between them, " + between + (between == 1 ? " revision was" : " revisions were")
										+ " not measured."));
			});
		}
		if (found.isEmpty()) {
			widest(history).ifPresent(width -> found.add("No change of the overhead was found. Its intervals are up to ± "
					+ Digits.significant(PERCENT * width, 2) + " % wide, so a smaller change may be hidden. More forks make them narrower."));
		}
		return found;
	}

	/** The largest half width of an interval as a share of its overhead. */
	private static OptionalDouble widest(VersionHistory history) {
		return history.steps().stream().map(step -> step.version().overhead())
				.flatMap(overhead -> overhead instanceof Figure.Known known ? known.interval().stream() : Stream.empty())
				.filter(interval -> interval.value() > 0)
				.mapToDouble(interval -> (interval.high() - interval.low()) / (2 * interval.value())).max();
	}

	/** Returns the versions between the two of a change. */
	private List<String> between(Change change, Step step) {
		return range.subList(range.indexOf(change.since()) + 1, range.indexOf(step.version().name()));
	}
}
