/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessorsTest {

	/**
	 * user 1 + nice 2 + system 4 + irq 32 + softirq 64 + steal 128; idle, waiting for a disk, and the guests that user has already do not
	 * count.
	 */
	@Test
	void addsUpWhatIsBusy() {
		assertThat(Processors.busyNanos(List.of("cpu  1 2 4 8 16 32 64 128 256 512", "cpu0 1 2 4 8 16 32 64 128 256 512")))
				.hasValue(231 * 10_000_000L);
	}

	/** A container sees all processors of the machine, and may use some. */
	@Test
	void readsTheControlGroupOfAContainer() {
		assertThat(Processors.all(List.of("cpu  1 2 3 4 5 6 7 8", "cpu0 1 2 3 4 5 6 7 8", "cpu1 1 2 3 4 5 6 7 8", "intr 1"))).isEqualTo(2);
		assertThat(Processors.groupNanos(List.of("usage_usec 1234567", "user_usec 1000000", "system_usec 234567")))
				.hasValue(1_234_567_000L);
		assertThat(Processors.groupNanos(List.of("user_usec 1000000"))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "cpu0 1 2 4 8 16 32 64 128 0 0", "cpu 1 2 4 8", "intr 1 2 3 4 5 6 7 8 9" })
	void whatIsNotThereIsNotGuessed(String line) {
		assertThat(Processors.busyNanos(List.of(line))).isEmpty();
		assertThat(Processors.busyNanos(List.of())).isEmpty();
	}
}
