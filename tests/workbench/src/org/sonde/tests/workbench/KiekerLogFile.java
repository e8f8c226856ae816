/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A log as Kieker writes it, of two methods of the sample project in 4 s. */
final class KiekerLogFile {
	private static final int TRACES = 40;
	private static final long START = 1_790_000_000_000_000_000L;
	/** From one trace to the next, in ns. */
	private static final long STEP = 100_000_000L;

	private KiekerLogFile() {
	}

	static Path write(Path folder) throws IOException {
		Files.createDirectories(folder);
		Files.writeString(folder.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder records = new StringBuilder();
		for (int trace = 0; trace < TRACES; trace++) {
			long start = START + trace * STEP;
			records.append(
					record("public java.util.Optional depot.Depot.track(long)", trace, start + 100_000, 400_000 + trace * 10_000, 1, 1));
			records.append(record("public void depot.Customers.serveNext()", trace, start, 900_000 + trace * 10_000, 0, 0));
		}
		Files.writeString(folder.resolve("kieker-1.dat"), records);
		return folder;
	}

	private static String record(String method, int trace, long in, long nanos, int order, int depth) {
		return "$1;1;" + method + ";<no-session-id>;" + trace + ";" + in + ";" + (in + nanos) + ";host;" + order + ";" + depth + "\n";
	}
}
