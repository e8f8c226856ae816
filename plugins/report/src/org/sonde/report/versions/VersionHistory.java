/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * Versions of a component in their order, and what changed from each to the next: the history of the overhead and that of the code in one.
 * <p>
 * A figure changed if the 95 % intervals of the two versions do not meet. The code has exact figures, so they changed if they differ. A
 * version without a figure is skipped: the next one is compared with the last that has it.
 *
 * @param title of the versions
 */
public record VersionHistory(String title, List<Step> steps) {

	/**
	 * A version.
	 *
	 * @param changes since the version before it
	 */
	public record Step(TradeOffPoint version, Map<VersionFigure, Change> changes) {

		public Step {
			changes = Collections.unmodifiableMap(new EnumMap<>(changes));
		}

		public Optional<Change> change(VersionFigure figure) {
			return Optional.ofNullable(changes.get(figure));
		}
	}

	/**
	 * A figure that changed.
	 *
	 * @param since name of the version that it is compared with
	 */
	public record Change(String since, Figure.Known before, Figure.Known after) {

		/** Returns the difference in the unit of the figures. */
		public double difference() {
			return after.value() - before.value();
		}

		/** After ÷ before, with its 95 % interval if both have one; empty unless both are above 0. */
		public Optional<Interval> ratio() {
			return interval(after).dividedBy(interval(before));
		}
	}

	/** Sums of the same parts in another order differ in their last digits. */
	private static final double ROUNDING = 1e-9;

	public VersionHistory {
		steps = List.copyOf(steps);
	}

	/** Returns the history of a series, in its order. */
	public static VersionHistory of(TuningSeries series) {
		return of(series.title(), series.points());
	}

	static VersionHistory of(String title, List<TradeOffPoint> versions) {
		Map<VersionFigure, TradeOffPoint> last = new EnumMap<>(VersionFigure.class);
		List<Step> steps = new ArrayList<>();
		for (TradeOffPoint version : versions) {
			Map<VersionFigure, Change> changes = new EnumMap<>(VersionFigure.class);
			for (VersionFigure figure : VersionFigure.values()) {
				if (figure.of(version) instanceof Figure.Known after) {
					TradeOffPoint before = last.put(figure, version);
					if (before != null && differ(figure, (Figure.Known) figure.of(before), after)) {
						changes.put(figure, new Change(before.name(), (Figure.Known) figure.of(before), after));
					}
				}
			}
			steps.add(new Step(version, changes));
		}
		return new VersionHistory(title, steps);
	}

	/** Figures of different units, such as those of different depths, say nothing about each other; nor do overheads without intervals. */
	private static boolean differ(VersionFigure figure, Figure.Known one, Figure.Known other) {
		return one.unit().equals(other.unit())
				&& (figure != VersionFigure.OVERHEAD || one.interval().isPresent() && other.interval().isPresent())
				&& Math.max(interval(other).low() - interval(one).high(), interval(one).low() - interval(other).high()) > ROUNDING
						* Math.abs(one.value());
	}

	private static Interval interval(Figure.Known figure) {
		return figure.interval().orElseGet(() -> Interval.exactly(figure.value()));
	}

	/** Whether no figure of any version is known. */
	public boolean isEmpty() {
		return steps.stream().map(Step::version)
				.allMatch(version -> Arrays.stream(VersionFigure.values()).noneMatch(figure -> figure.of(version) instanceof Figure.Known));
	}

	/** Whether there are two versions to compare. */
	public boolean isComparison() {
		return steps.stream().filter(step -> step.version().overhead() instanceof Figure.Known).count() > 1;
	}
}
