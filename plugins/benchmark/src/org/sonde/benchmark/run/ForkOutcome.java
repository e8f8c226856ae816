/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;

/** The end of one JVM's run. */
public sealed interface ForkOutcome {

	/**
	 * It ran to its end, and what was recorded is what must have been.
	 *
	 * @param folder with the files that the program wrote
	 * @param calls traces of all threads
	 * @param arrived empty where records are not counted
	 * @param foreignProcessors that other programs kept busy meanwhile; empty where the system does not tell
	 * @param collectors of garbage, as the virtual machine names them, separated by commas
	 */
	record Valid(Path folder, long calls, Optional<Arrived> arrived, OptionalDouble foreignProcessors, String collectors)
			implements ForkOutcome {
	}

	/**
	 * Records that were counted.
	 *
	 * @param records that arrived
	 * @param expected that the probes must have made; more than {@code records} only if the framework may drop or keep some
	 * @param bytes of all of them, where a log or Kieker's receiver counted them; 0 where not
	 */
	record Arrived(long records, long expected, long bytes) {
	}

	/**
	 * It has no figures that could be used.
	 *
	 * @param reason for people, with the program's last words where they help
	 */
	record Void(String reason) implements ForkOutcome {
	}
}
