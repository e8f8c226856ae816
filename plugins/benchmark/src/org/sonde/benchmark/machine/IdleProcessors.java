/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;

/**
 * What idle processors do, as Linux tells it. Waking a writer that sleeps wakes a processor, too, and how much that costs depends on it:
 * one that polls for work is woken cheaply, one that halted is not ({@code docs/dev/truth.md}, "Rare calls").
 */
final class IdleProcessors {

	private static final Path SYSTEM = Path.of("/sys");
	private static final String POLLING_GOVERNOR = "haltpoll";
	private static final double NANOS_PER_MICRO = 1000;

	private IdleProcessors() {
	}

	/** Such as {@code governor menu, states POLL, C1, C6}; empty where the system does not tell. */
	static Optional<String> inWords() {
		return inWords(SYSTEM);
	}

	/** @param system the root of {@code /sys} */
	static Optional<String> inWords(Path system) {
		try {
			Path processors = system.resolve("devices/system/cpu");
			String governor = Files.readString(processors.resolve("cpuidle/current_governor_ro")).strip();
			return Optional.of("governor " + governor + ", " + (governor.equals(POLLING_GOVERNOR) ? polling(system)
					: "states " + String.join(", ", states(processors.resolve("cpu0/cpuidle")))));
		} catch (IOException | NumberFormatException e) {
			return Optional.empty();
		}
	}

	private static String polling(Path system) throws IOException {
		long nanos = Long.parseLong(Files.readString(system.resolve("module/haltpoll/parameters/guest_halt_poll_ns")).strip());
		return nanos == 0 ? "which does not poll" : "which polls for up to " + Digits.atMost(nanos / NANOS_PER_MICRO, 1) + " µs";
	}

	private static List<String> states(Path folder) throws IOException {
		List<String> names = new ArrayList<>();
		for (int i = 0; Files.exists(folder.resolve("state" + i)); i++) {
			names.add(Files.readString(folder.resolve("state" + i).resolve("name")).strip());
		}
		return names;
	}
}
