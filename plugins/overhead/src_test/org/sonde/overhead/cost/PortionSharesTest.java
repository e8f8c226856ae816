/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Which part of a cost is I, C and W; by hand with the 2014 base. */
class PortionSharesTest {

	/** I 0.0470, C 1.4503, W 4.4418 of 5.9391 µs. */
	@Test
	void portionsOfAnActiveProbeAddUpToItsCost() {
		CostModel model = CostModelTest.model("waller-2014-base");
		PortionShares shares = PortionShares.of(model, true).orElseThrow();
		assertThat(shares.instrumentation()).isCloseTo(0.0470 / 5.9391, within(1e-5));
		assertThat(shares.collecting()).isCloseTo(1.4503 / 5.9391, within(1e-5));
		assertThat(shares.writing()).isCloseTo(4.4418 / 5.9391, within(1e-5));
		assertThat(PortionShares.of(model, false)).contains(new PortionShares(1, 0, 0));
	}

	@Test
	void whereNothingIsKnownThereAreNoPortions() {
		assertThat(PortionShares.of(CostModelTest.model("mooms-2004-uniprocessor"), true)).isEmpty();
		assertThat(PortionShares.of(0, 0, 0)).isEmpty();
	}
}
