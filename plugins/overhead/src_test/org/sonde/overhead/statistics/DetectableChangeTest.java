/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetectableChangeTest {

	/** By hand: t(0.975; 8) = 2.306004, t(0.8; 8) = 0.888890, √(2/5) = 0.632456. */
	@Test
	void followsTheFormula() {
		assertThat(DetectableChange.of(5, 2, 0.95, 0.8)).isCloseTo(2 * (2.306004 + 0.888890) * 0.632456, within(1e-5));
	}

	/** Normal forks, one side higher by what should be found: how often the comparison finds it. */
	@ParameterizedTest
	@ValueSource(ints = {5, 10, 40})
	void isFoundAsOftenAsItSays(int forks) {
		Random random = new Random(forks);
		double change = DetectableChange.of(forks, 3, 0.95, 0.8);
		int found = 0;
		int comparisons = 4000;
		for (int i = 0; i < comparisons; i++) {
			double[] first = random.doubles(forks).map(any -> 100 + 3 * random.nextGaussian()).toArray();
			double[] second = random.doubles(forks).map(any -> 100 + change + 3 * random.nextGaussian()).toArray();
			found += ForkComparison.of(first, second).verdict() == ForkComparison.Verdict.HIGHER ? 1 : 0;
		}
		assertThat((double) found / comparisons).isBetween(0.77, 0.83);
	}

	@Test
	void refusesNonsense() {
		assertThatIllegalArgumentException().isThrownBy(() -> DetectableChange.of(1, 1, 0.95, 0.8));
		assertThatIllegalArgumentException().isThrownBy(() -> DetectableChange.of(5, -1, 0.95, 0.8));
		assertThatIllegalArgumentException().isThrownBy(() -> DetectableChange.of(5, 1, 0.95, 0.3)).withMessageContaining("0.3");
	}
}
