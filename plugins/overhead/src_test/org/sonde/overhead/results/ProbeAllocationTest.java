/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Interval;

/** With the bytes that Kieker 2.0.2 was seen to allocate in programs. */
class ProbeAllocationTest {

	private static GapSweep.Cell cell(double gap, int executions, int threads) {
		Interval none = Interval.exactly(0);
		return new GapSweep.Cell("library", gap, 1, executions, 0, threads, none, none, none, 0);
	}

	@Test
	void tellsExecutionsFromTraces() {
		Map<GapSweep.Cell, Double> bytes = new LinkedHashMap<>();
		bytes.put(cell(0, 1, 1), 224.0);
		bytes.put(cell(300_000, 1, 1), -425.0); // The work in the gap allocated a little less by chance.
		bytes.put(cell(1000, 32, 1), 5000.0);
		bytes.put(cell(0, 32, 1), 120 + 32 * 104.0);
		bytes.put(cell(0, 1, 2), 1000.0);
		ProbeAllocation allocation = ProbeAllocation.of(bytes).orElseThrow();
		assertThat(allocation).isEqualTo(new ProbeAllocation(104, 120));
		assertThat(allocation.bytes(10, 2)).isEqualTo(1280);
	}

	@Test
	void isUnknownWithoutTracesOfSeveralLengths() {
		assertThat(ProbeAllocation.of(Map.of(cell(0, 1, 1), 224.0))).isEmpty();
		assertThat(ProbeAllocation.of(Map.of(cell(0, 8, 1), 224.0, cell(0, 1, 2), 3.0))).isEmpty();
	}

	@Test
	void isNeverNegative() {
		assertThat(ProbeAllocation.of(Map.of(cell(0, 1, 1), -8.0, cell(0, 8, 1), -64.0))).contains(new ProbeAllocation(0, 0));
		assertThatThrownBy(() -> new ProbeAllocation(-1, 0)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> new ProbeAllocation(0, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
	}
}
