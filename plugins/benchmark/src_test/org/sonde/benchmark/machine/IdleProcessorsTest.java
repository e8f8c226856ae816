/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdleProcessorsTest {

	@TempDir
	Path system;

	private void file(String path, String content) throws IOException {
		Path file = system.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, content + "\n");
	}

	@Test
	void namesTheStatesInTheirOrder() throws IOException {
		file("devices/system/cpu/cpuidle/current_governor_ro", "menu");
		file("devices/system/cpu/cpu0/cpuidle/state0/name", "POLL");
		file("devices/system/cpu/cpu0/cpuidle/state1/name", "C1");
		file("devices/system/cpu/cpu0/cpuidle/state2/name", "C6");
		assertThat(IdleProcessors.inWords(system)).contains("governor menu, states POLL, C1, C6");
	}

	@Test
	void saysHowLongAGuestPolls() throws IOException {
		file("devices/system/cpu/cpuidle/current_governor_ro", "haltpoll");
		file("module/haltpoll/parameters/guest_halt_poll_ns", "200000");
		assertThat(IdleProcessors.inWords(system)).contains("governor haltpoll, which polls for up to 200 µs");
		file("module/haltpoll/parameters/guest_halt_poll_ns", "0");
		assertThat(IdleProcessors.inWords(system)).contains("governor haltpoll, which does not poll");
	}

	@Test
	void whatIsNotThereIsNotGuessed() throws IOException {
		assertThat(IdleProcessors.inWords(system)).isEmpty();
		file("devices/system/cpu/cpuidle/current_governor_ro", "haltpoll");
		assertThat(IdleProcessors.inWords(system)).isEmpty();
		file("module/haltpoll/parameters/guest_halt_poll_ns", "many");
		assertThat(IdleProcessors.inWords(system)).isEmpty();
	}
}
