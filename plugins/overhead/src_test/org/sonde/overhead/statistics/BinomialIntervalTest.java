/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class BinomialIntervalTest {

	/** R 4.2: {@code binom.test(10, 100)$conf.int}. */
	@Test
	void agreesWithR() {
		Interval interval = BinomialInterval.of(10, 100, 0.95);
		assertThat(interval.value()).isEqualTo(0.1);
		assertThat(interval.low()).isCloseTo(0.04900469, within(1e-8));
		assertThat(interval.high()).isCloseTo(0.17622260, within(1e-8));
	}

	/** With no success the upper end p has (1 − p)ⁿ = 0.025. */
	@Test
	void theEndsHaveAClosedForm() {
		assertThat(BinomialInterval.of(0, 20, 0.95)).isEqualTo(new Interval(0, 0, BinomialInterval.of(0, 20, 0.95).high()));
		assertThat(BinomialInterval.of(0, 20, 0.95).high()).isCloseTo(1 - Math.pow(0.025, 1 / 20.0), within(1e-12));
		assertThat(BinomialInterval.of(20, 20, 0.95).low()).isCloseTo(Math.pow(0.025, 1 / 20.0), within(1e-12));
	}

	@Test
	void refusesNonsense() {
		assertThatIllegalArgumentException().isThrownBy(() -> BinomialInterval.of(3, 2, 0.95)).withMessageContaining("3 of 2");
		assertThatIllegalArgumentException().isThrownBy(() -> BinomialInterval.of(0, 0, 0.95));
		assertThatIllegalArgumentException().isThrownBy(() -> BinomialInterval.of(0, 1, 1));
	}

	/** What makes it exact: whatever the true share, the counts whose intervals contain it have a probability of 95 % at least. */
	@Test
	void coversWhatItPromises() {
		Seeded.tries(200, in -> {
			int trials = in.between(1, 60);
			int percent = in.between(1, 99);
			double share = percent / 100.0;
			BinomialDistribution counts = BinomialDistribution.of(trials, share);
			double covered = 0;
			for (int successes = 0; successes <= trials; successes++) {
				if (BinomialInterval.of(successes, trials, 0.95).contains(share)) {
					covered += counts.probability(successes);
				}
			}
			assertThat(covered).isGreaterThanOrEqualTo(0.95 - 1e-9);
		});
	}
}
