/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Choices against trying all of them. */
class KnapsackTest {

	/** @param sizes in 64ths of the capacities, which doubles hold exactly */
	record Item(int worth, int first, int second) {
	}

	@Test
	void noOtherChoiceIsWorthMore() {
		Seeded.tries(2000, in -> {
			List<Item> items = items(in);
			double best = 0;
			for (int choice = 0; choice < 1 << items.size(); choice++) {
				int first = 0;
				int second = 0;
				int worth = 0;
				for (int i = 0; i < items.size(); i++) {
					if ((choice >> i & 1) == 1) {
						worth += items.get(i).worth();
						first += items.get(i).first();
						second += items.get(i).second();
					}
				}
				if (first <= 64 && second <= 64) {
					best = Math.max(best, worth);
				}
			}
			Knapsack knapsack = knapsack(items);
			double worth = 0;
			double first = 0;
			double second = 0;
			for (int i = 0; i < items.size(); i++) {
				if (knapsack.isChosen(i)) {
					worth += items.get(i).worth();
					first += items.get(i).first();
					second += items.get(i).second();
				}
			}
			assertThat(knapsack.isOptimal()).isTrue();
			assertThat(worth).isEqualTo(best);
			assertThat(knapsack.worthAtMost()).isEqualTo(best);
			assertThat(first).isLessThanOrEqualTo(64);
			assertThat(second).isLessThanOrEqualTo(64);
		});
	}

	/**
	 * Sizes that nearly repeat in tens of thousands leave no bound to prune by: it must end all the same, close to what no choice can
	 * exceed.
	 */
	@Test
	void aHardOneEndsWithABound() {
		int n = 20_000;
		double[] worth = new double[n];
		double[][] sizes = new double[n][1];
		for (int i = 0; i < n; i++) {
			sizes[i][0] = (1000 + i * 7919L % 1009) / 1e7;
			worth[i] = sizes[i][0] + 1e-4;
		}
		Knapsack knapsack = new Knapsack(worth, sizes, new double[] { 1 });
		double kept = 0;
		for (int i = 0; i < n; i++) {
			kept += knapsack.isChosen(i) ? worth[i] : 0;
		}
		assertThat(kept).isLessThanOrEqualTo(knapsack.worthAtMost() * (1 + 1e-9)).isCloseTo(knapsack.worthAtMost(), within(3e-4));
	}

	@Test
	void whatCostsMoreThanAnyBudgetIsLeftOutAndWhatCostsNothingIsKept() {
		Knapsack knapsack = new Knapsack(new double[] { 5, 1 }, new double[][] { { Double.POSITIVE_INFINITY }, { 0 } }, new double[] { 1 });
		assertThat(knapsack.isChosen(0)).isFalse();
		assertThat(knapsack.isChosen(1)).isTrue();
		Knapsack spent = new Knapsack(new double[] { 5, 1 }, new double[][] { { 0.1 }, { 0 } }, new double[] { -3 });
		assertThat(spent.isChosen(0)).isFalse();
		assertThat(spent.isChosen(1)).isTrue();
	}

	private static Knapsack knapsack(List<Item> items) {
		return new Knapsack(items.stream().mapToDouble(Item::worth).toArray(),
				items.stream().map(item -> new double[] { item.first() / 64.0, item.second() / 64.0 }).toArray(double[][]::new),
				new double[] { 1, 1 });
	}

	private static List<Item> items(RandomInput in) {
		return in.list(0, 11, () -> new Item(in.between(0, 5), in.between(0, 70), in.between(0, 70)));
	}
}
