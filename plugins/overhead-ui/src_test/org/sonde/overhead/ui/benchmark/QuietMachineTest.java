/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;

class QuietMachineTest {

	/** What needs the machine is added once and for all, so this leaves nothing that stands in the way. */
	@Test
	void whatRunsFirstKeepsAllOthersWaiting() {
		Optional<?>[] running = { Optional.empty(), Optional.empty() };
		for (int i = 0; i < running.length; i++) {
			int place = i;
			QuietMachine.isNeededBy(() -> running[place].map(String.class::cast));
		}
		assertThat(QuietMachine.obstacle()).isEmpty();
		running[1] = Optional.of("A calibration runs.");
		assertThat(QuietMachine.obstacle()).contains("A calibration runs.");
		running[0] = Optional.of("A benchmark runs.");
		assertThat(QuietMachine.obstacle()).contains("A benchmark runs.");
		running[0] = Optional.empty();
		running[1] = Optional.empty();
		assertThat(QuietMachine.obstacle()).isEmpty();
	}
}
