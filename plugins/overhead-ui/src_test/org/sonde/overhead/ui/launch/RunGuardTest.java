/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.report.guard.GuardPrices;
import org.sonde.report.guard.ProbeRate;

class RunGuardTest {
	/** By the published figures of an operation event: I 47.0 + C 1450.3 + W 4441.8 ns. */
	@Test
	void thePricesAreThoseOfThePlanOfTheRun() {
		Plan plan = Samples.plan(Samples.BASE);
		GuardPrices prices = RunGuard.prices(plan, Samples.PUBLISHED);
		assertThat(prices.active(new ProbeRate("void shop.Shop.hot()", ProbeKind.OPERATION_EVENTS, 1_000, 2_000)).getAsDouble())
				.isCloseTo((47 + 1450.3 + 4441.8) / 1_000, within(1e-3));
		plan.setThreads(3);
		assertThat(RunGuard.prices(plan, Samples.PUBLISHED).threads()).isEqualTo(3);
	}

	@Test
	void withoutAResultSetNothingIsKnown() {
		assertThat(RunGuard.prices(Samples.plan(null), Samples.PUBLISHED).model()).isEmpty();
		assertThat(RunGuard.prices(Samples.plan("no-such-set"), Samples.PUBLISHED).model()).isEmpty();
	}
}
