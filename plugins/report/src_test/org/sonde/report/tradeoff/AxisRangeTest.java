/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Interval;

class AxisRangeTest {

	/** One narrow interval, 17.02 ± 0.06, spans 0.12: a quarter of that above it would cut the mark. */
	@Test
	void anAxisFromZeroHasRoomAboveTheHighestMark() {
		AxisRange one = AxisRange.fromZero(List.of(Interval.symmetric(17.02, 0.06)), false);
		assertThat(one.low()).isZero();
		assertThat(one.high()).isCloseTo(17.08 * 1.15, within(1e-9));
		AxisRange near = AxisRange.fromZero(List.of(Interval.exactly(9), Interval.exactly(10)), false);
		assertThat(near.high()).isCloseTo(11.5, within(1e-9));
	}

	@Test
	void elsewhereAnAxisShowsWhatIsNearToEachOther() {
		AxisRange near = AxisRange.of(List.of(Interval.exactly(9), Interval.exactly(10)), false);
		assertThat(near.low()).isCloseTo(8.75, within(1e-9));
		assertThat(near.high()).isCloseTo(10.25, within(1e-9));
	}
}
