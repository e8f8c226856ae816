/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class SpanTest {
	@Test
	void countsTimeCoveredTwiceOnce() {
		assertThat(Span.covered(List.of())).isZero();
		assertThat(Span.covered(List.of(new Span(5, 9)))).isEqualTo(4);
		assertThat(Span.covered(List.of(new Span(20, 25), new Span(5, 9)))).isEqualTo(9);
		assertThat(Span.covered(List.of(new Span(5, 9), new Span(7, 12), new Span(6, 8)))).isEqualTo(7);
		assertThat(Span.covered(List.of(new Span(5, 9), new Span(9, 12)))).isEqualTo(7);
		assertThat(Span.covered(List.of(new Span(-9, -5), new Span(-9, -5)))).isEqualTo(4);
	}
}
