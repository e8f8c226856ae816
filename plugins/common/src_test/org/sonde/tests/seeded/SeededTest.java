/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.seeded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

class SeededTest {

	@Test
	void theSameInputComesInEveryRun() {
		assertThat(texts()).hasSize(50).isEqualTo(texts()).doesNotHaveDuplicates();
	}

	private static List<String> texts() {
		List<String> texts = new ArrayList<>();
		Seeded.tries(50, in -> texts.add(in.anyLong() + in.text(5, 9, 'a', 'z') + in.between(0.0, 1.0)));
		return texts;
	}

	@Test
	void listsGrow() {
		List<Integer> sizes = new ArrayList<>();
		Seeded.tries(200, in -> sizes.add(in.list(2, 100, () -> 0).size()));
		for (int i = 0; i < sizes.size(); i++) {
			assertThat(sizes.get(i)).isBetween(2, 2 + (int) Math.min(98, Math.ceil(0.98 * (i + 1))));
		}
		assertThat(sizes).as("whatever the seed").anyMatch(size -> size > 80);
	}

	@Test
	void valuesReachTheirLimitsAndStayWithinThem() {
		List<Long> all = new ArrayList<>();
		Seeded.tries(1000, in -> {
			long low = in.anyLong();
			long high = Math.max(low, in.anyLong());
			assertThat(in.between(low, high)).isBetween(low, high);
			assertThat(in.between(-2.5, 2.5)).isBetween(-2.5, 2.5);
			all.add(in.between(-3L, 3L));
		});
		assertThat(all).contains(-3L, -2L, -1L, 0L, 1L, 2L, 3L).allMatch(value -> Math.abs(value) <= 3);
	}

	@Test
	void aFailureNamesTheTryAndTheSeed() {
		int[] tries = new int[1];
		assertThatThrownBy(() -> Seeded.tries(10, in -> assertThat(++tries[0]).isLessThan(4))).isInstanceOf(AssertionError.class)
				.hasMessageContaining("4 of 10").hasMessageContaining("-Dsonde.seed=").hasRootCauseInstanceOf(AssertionError.class);
		assertThat(tries[0]).isEqualTo(4);
	}
}
