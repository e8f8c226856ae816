/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.run.ForkOutcome;

/** Files as the monitored program leaves them. */
final class ProgramFiles {

	private ProgramFiles() {
	}

	/** Of one thread whose calls all take as long, by either clock, those of the clock being nothing. */
	static ForkOutcome.Valid write(Path folder, int calls, long nanos, double foreignProcessors) throws IOException {
		Files.writeString(folder.resolve("wall.csv"), ("1;" + nanos + ";1000;0\n").repeat(calls));
		Files.writeString(folder.resolve("cpu.csv"), ("1;" + nanos + "\n").repeat(calls));
		Files.writeString(folder.resolve("clock.csv"), "0;0\n");
		Files.writeString(folder.resolve("bins.csv"),
				"0;0;0;0\n" + calls + ";" + calls * nanos + ";" + calls * nanos + ";" + calls * nanos + "\n");
		Files.writeString(folder.resolve("throughput.csv"), "0;" + calls + "\n");
		return new ForkOutcome.Valid(folder, calls, Optional.empty(), OptionalDouble.of(foreignProcessors), "Copy");
	}
}
