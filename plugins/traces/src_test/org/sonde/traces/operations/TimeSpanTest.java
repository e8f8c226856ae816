/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class TimeSpanTest {
	@Test
	void countsTimeCoveredTwiceOnce() {
		assertThat(TimeSpan.covered(List.of())).isZero();
		assertThat(TimeSpan.covered(List.of(new TimeSpan(5, 9)))).isEqualTo(4);
		assertThat(TimeSpan.covered(List.of(new TimeSpan(20, 25), new TimeSpan(5, 9)))).isEqualTo(9);
		assertThat(TimeSpan.covered(List.of(new TimeSpan(5, 9), new TimeSpan(7, 12), new TimeSpan(6, 8)))).isEqualTo(7);
		assertThat(TimeSpan.covered(List.of(new TimeSpan(5, 9), new TimeSpan(9, 12)))).isEqualTo(7);
		assertThat(TimeSpan.covered(List.of(new TimeSpan(-9, -5), new TimeSpan(-9, -5)))).isEqualTo(4);
	}
}
