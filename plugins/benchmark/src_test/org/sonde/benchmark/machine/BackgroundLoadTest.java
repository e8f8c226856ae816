/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class BackgroundLoadTest {

	@Test
	void whatWasMeasuredIsNotForeign() throws InterruptedException {
		BackgroundLoad load = BackgroundLoad.start();
		Thread.sleep(200);
		double all = load.processors(0).orElseThrow();
		double without = load.processors(60_000_000_000L).orElseThrow();

		assertThat(all).isBetween(0.0, Runtime.getRuntime().availableProcessors() + 0.5);
		assertThat(without).as("never below 0").isZero();
	}
}
