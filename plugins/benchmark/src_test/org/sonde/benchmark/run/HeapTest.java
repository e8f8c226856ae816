/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class HeapTest {

	@Test
	void isFixed() {
		Heap heap = Heap.of(574, List.of("-XX:+UseSerialGC", "-Xmn10m"));

		assertThat(heap).hasToString("574 MiB, fixed");
		assertThat(heap.arguments()).containsExactly("-Xms574m", "-Xmx574m");
	}

	/** A largest heap below the smallest would not even start. */
	@Test
	void whoAsksForAnotherGetsIt() {
		assertThat(Heap.of(574, List.of("-Xmx256m")).arguments()).containsExactly("-Xms256m", "-Xmx256m");
		assertThat(Heap.of(574, List.of("-Xmx256m"))).hasToString("256 MiB, fixed");
		assertThat(Heap.of(574, List.of("-Xmx1g", "-XX:MaxHeapSize=2g", "-Xms64m"))).hasToString("64 MiB to 2 GiB");
		assertThat(Heap.of(574, List.of("-XX:InitialHeapSize=1000000"))).hasToString("1000000 to 574 MiB");
	}
}
