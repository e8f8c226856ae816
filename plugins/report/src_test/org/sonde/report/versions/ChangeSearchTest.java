/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.TradeOffPoint;

class ChangeSearchTest {

	private static final Figure UNKNOWN = new Figure.Unknown("it does not compile");

	/** A range whose overhead is known beforehand; it counts what is measured. */
	private static final class Range {
		private final List<String> names;
		private final IntToDoubleFunction overhead;
		private final Set<Integer> broken;
		private final Set<String> measured = new HashSet<>();
		private int rounds;

		Range(int revisions, IntToDoubleFunction overhead, Integer... broken) {
			this.names = IntStream.range(0, revisions).mapToObj(i -> "r" + i).toList();
			this.overhead = overhead;
			this.broken = Set.of(broken);
		}

		/** Revisions that do not compile are in no history. */
		VersionHistory history() {
			List<TradeOffPoint> points = new ArrayList<>();
			for (int i = 0; i < names.size(); i++) {
				if (measured.contains(names.get(i)) && !broken.contains(i)) {
					points.add(point(names.get(i), overhead.applyAsDouble(i)));
				}
			}
			return VersionHistory.of("range", points);
		}

		private static TradeOffPoint point(String name, double micros) {
			Figure overhead = new Figure.Known(micros, Optional.of(Interval.symmetric(micros, 0.1)), 1, "µs",
					new FigureSource(Origin.MEASURED, "made up", ""));
			return new TradeOffPoint(name, "", overhead, Optional.empty(), UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, Optional.empty(),
					Consequences.NONE, Conditions.NONE, List.of());
		}

		List<String> search(int sample) {
			ChangeSearch search = new ChangeSearch(names);
			for (List<String> next = search.sample(sample); !next.isEmpty(); next = search.next(history())) {
				measured.addAll(next);
				rounds++;
			}
			return search.found(history());
		}
	}

	@Test
	void theSampleIsSpreadEvenlyWithBothEnds() {
		List<String> range = IntStream.range(0, 11).mapToObj(String::valueOf).toList();
		assertThat(new ChangeSearch(range).sample(3)).containsExactly("0", "5", "10");
		assertThat(new ChangeSearch(range).sample(2)).containsExactly("0", "10");
		assertThat(new ChangeSearch(range).sample(20)).isEqualTo(range);
	}

	/** Wherever the one change of 100 revisions is, it is found; halving 25 revisions takes at most 5 more measurements. */
	@Test
	void everyPlaceOfAChangeIsFound() {
		for (int place = 1; place < 100; place++) {
			int at = place;
			Range range = new Range(100, i -> i < at ? 3 : 5);
			List<String> found = range.search(5);
			assertThat(found).as("change at " + at).hasSize(1);
			assertThat(found.getFirst()).contains("at r" + at + ",", "with r" + (at - 1) + ":").doesNotContain("not measured");
			assertThat(range.measured.size()).as("change at " + at).isLessThanOrEqualTo(5 + 5);
		}
	}

	@Test
	void severalChangesAreSoughtAtOnce() {
		Range range = new Range(60, i -> i < 10 ? 3 : i < 42 ? 5 : 4);
		assertThat(range.search(4)).hasSize(2).anyMatch(text -> text.contains("at r10,")).anyMatch(text -> text.contains("at r42,"));
		assertThat(range.rounds).as("halving 20 revisions, both at once").isLessThanOrEqualTo(1 + 5);
	}

	/** 3 ± 0.1 µs is ± 3.3 %. */
	@Test
	void withoutAChangeNothingMoreIsMeasuredAndTheWidestIntervalIsStated() {
		Range range = new Range(50, i -> i == 49 ? 3.05 : 3);
		assertThat(range.search(5)).singleElement().asString().contains("± 3.3 %");
		assertThat(range.measured).hasSize(5);
		assertThat(range.rounds).isEqualTo(1);
	}

	/** The neighbours of a middle are measured with it. */
	@Test
	void aMiddleIsMeasuredWithItsNeighbours() {
		Range range = new Range(9, i -> i < 6 ? 3 : 5);
		ChangeSearch search = new ChangeSearch(range.names);
		range.measured.addAll(search.sample(3));
		assertThat(search.next(range.history())).containsExactly("r4", "r6", "r8");
	}

	@Test
	void revisionsThatCannotBeMeasuredAreStatedAsBetween() {
		Range range = new Range(9, i -> i < 6 ? 3 : 5, 5, 6);
		List<String> found = range.search(2);
		assertThat(found).hasSize(1);
		assertThat(found.getFirst()).contains("at r7,", "with r4:", "2 revisions were not measured");
		assertThat(range.measured).contains("r5", "r6");
	}
}
