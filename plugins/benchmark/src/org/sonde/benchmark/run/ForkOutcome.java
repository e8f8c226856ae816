/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.nio.file.Path;
import java.util.OptionalDouble;

/** How one JVM's run ended. */
public sealed interface ForkOutcome {

	/**
	 * It ran to its end, and what was recorded is what must have been.
	 *
	 * @param folder with the files that the program wrote
	 * @param calls traces of all threads
	 * @param recordBytes of a record, where a log was counted; 0 where not
	 * @param foreignProcessors that other programs kept busy meanwhile; empty where the system does not tell
	 */
	record Valid(Path folder, long calls, double recordBytes, OptionalDouble foreignProcessors) implements ForkOutcome {
	}

	/**
	 * It has no figures that could be used.
	 *
	 * @param reason for people, with the program's last words where they help
	 */
	record Void(String reason) implements ForkOutcome {
	}
}
