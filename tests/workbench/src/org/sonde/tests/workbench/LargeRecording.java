/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.sonde.instrumentation.plan.MethodSignature;

/** A monitoring log in which thousands of methods are called, in traces that differ; the same each time. */
final class LargeRecording {
	private static final int TRACES = 2_000;
	/** In a trace, besides its first. */
	private static final int CALLS = 20;
	private static final long START = 1_000_000_000L;
	private static final long STEP = 1_000_000;
	private static final long SELF = 2_000;

	private LargeRecording() {
	}

	/** @param methods the first calls all others */
	static Path write(Path folder, List<MethodSignature> methods) throws IOException {
		Random random = new Random(2026);
		StringBuilder records = new StringBuilder();
		for (int trace = 0; trace < TRACES; trace++) {
			long start = START + trace * STEP;
			for (int call = 1; call <= CALLS; call++) {
				record(records, methods.get(1 + random.nextInt(methods.size() - 1)), trace, start + call * SELF,
						start + call * SELF + SELF / 2, call, 1);
			}
			record(records, methods.getFirst(), trace, start, start + STEP / 2, 0, 0);
		}
		Files.createDirectories(folder);
		Files.writeString(folder.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), records);
		return folder;
	}

	private static void record(StringBuilder records, MethodSignature method, int trace, long in, long out, int order, int depth) {
		records.append("$1;").append(out).append(";public ").append(method).append(";<no-session-id>;").append(trace).append(';').append(in)
				.append(';').append(out)
				.append(";host;").append(order).append(';').append(depth).append('\n');
	}
}
