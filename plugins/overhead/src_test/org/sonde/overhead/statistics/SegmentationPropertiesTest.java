/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class SegmentationPropertiesTest {

	@Test
	void noOtherDivisionCostsLess() {
		Seeded.tries(1000, in -> {
			List<Integer> values = in.list(1, 12, () -> in.between(0, 20));
			double penalty = in.between(0.5, 60.0);
			int shortest = in.between(1, 4);
			Segmentation.Cost cost = (from, to) -> squares(values.subList(from, to));
			int[] boundaries = Segmentation.boundaries(values.size(), cost, penalty, shortest);
			assertThat(boundaries[0]).isZero();
			assertThat(boundaries[boundaries.length - 1]).isEqualTo(values.size());
			double found = -penalty;
			for (int i = 0; i < boundaries.length - 1; i++) {
				assertThat(boundaries[i + 1] - boundaries[i]).isGreaterThanOrEqualTo(Math.min(shortest, values.size()));
				found += penalty + cost.of(boundaries[i], boundaries[i + 1]);
			}
			double least = least(values, 0, penalty, shortest);
			if (least < Double.POSITIVE_INFINITY) {
				assertThat(found).isBetween(least - 1e-6, least + 1e-6);
			}
		});
	}

	/** By trying all divisions of what comes after {@code from}. */
	private static double least(List<Integer> values, int from, double penalty, int shortest) {
		double least = Double.POSITIVE_INFINITY;
		for (int to = from + shortest; to <= values.size(); to++) {
			double rest = to == values.size() ? 0 : penalty + least(values, to, penalty, shortest);
			least = Math.min(least, squares(values.subList(from, to)) + rest);
		}
		return least;
	}

	private static double squares(List<Integer> values) {
		double mean = values.stream().mapToInt(Integer::intValue).average().orElseThrow();
		return values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
	}
}
