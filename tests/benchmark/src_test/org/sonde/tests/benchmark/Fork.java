/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;

import com.sun.management.OperatingSystemMXBean;

/**
 * The main class of a JVM that runs one tool several times. It prints, a line a run, the CPU time in nanoseconds of the whole process, all
 * of its threads, the compilers' and the collector's too: of the first run since the JVM's start, of later runs since the one before.
 */
final class Fork {

	private Fork() {
	}

	public static void main(String[] arguments) throws Exception {
		PrintStream out = System.out;
		System.setOut(System.err);
		OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		long before = 0;
		for (int run = Integer.parseInt(arguments[2]); run > 0; run--) {
			switch (arguments[0]) {
				case "HYPERGRAPH" -> Graphs.run(Path.of(arguments[1]), out);
				case "AFTER_SAVE" -> AfterSave.run(Path.of(arguments[1]), out);
				default -> Tool.valueOf(arguments[0]).run(Path.of(arguments[1]));
			}
			long now = process.getProcessCpuTime();
			out.println("cpu " + (now - before));
			before = now;
		}
	}
}
