/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class ProgramAddressTest {

	/** Only a process of this machine is known to have ended. */
	@Test
	void aProcessThatIsGoneHasEnded() throws Exception {
		Process process = new ProcessBuilder("sleep", "60").start();
		ProgramAddress address = ProgramAddress.ofRun(Long.toString(process.pid()), "sleeper", "project");
		assertThat(address.hasEnded(Duration.ofMillis(1))).isFalse();
		process.destroyForcibly();
		assertThat(address.hasEnded(Duration.ofMinutes(1))).isTrue();
		assertThat(new ProgramAddress("127.0.0.1:1", "remote", Optional.empty(), Optional.empty(), false).hasEnded(Duration.ofMinutes(1)))
				.isFalse();
	}
}
