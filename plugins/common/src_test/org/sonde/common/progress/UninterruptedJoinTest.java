/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.progress;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UninterruptedJoinTest {
	/** The other thread ends only after the wait was interrupted, which clears the interrupt. */
	@Test
	void waitsOnIfItIsInterrupted() {
		Thread waiting = Thread.currentThread();
		Thread other = Thread.ofPlatform().daemon().unstarted(() -> {
			while (waiting.isInterrupted()) {
				Thread.onSpinWait();
			}
		});
		waiting.interrupt();
		other.start();
		UninterruptedJoin.of(other);
		assertThat(other.isAlive()).isFalse();
		assertThat(Thread.interrupted()).as("it is told afterwards").isTrue();
	}
}
