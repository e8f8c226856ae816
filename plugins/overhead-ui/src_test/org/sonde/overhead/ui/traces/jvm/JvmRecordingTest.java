/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.traces.jvm.JvmRecording.Counts;

class JvmRecordingTest {

	/** 30 calls in the first 2 s, then 40 more until 4 s; then time stands still. */
	@Test
	void theRateIsThatSinceTheCountsBefore() {
		Counts first = Counts.NONE.next(new TreeMap<>(Map.of("a()", 10L, "b()", 20L)), 2);
		Counts second = first.next(new TreeMap<>(Map.of("a()", 40L, "b()", 20L, "c()", 10L)), 4);
		assertThat(first.lastSecond()).isEqualTo(15);
		assertThat(second.lastSecond()).isEqualTo(20);
		assertThat(second.total()).isEqualTo(70);
		assertThat(second.next(second.calls(), 4).lastSecond()).isZero();
	}
}
