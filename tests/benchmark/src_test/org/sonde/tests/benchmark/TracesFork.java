/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.file.Path;

import com.sun.management.OperatingSystemMXBean;

/**
 * The main class of a JVM that does one {@link TracesJob} several times: its name, a folder or a number, how often it is timed. It prints,
 * a line each, the CPU time of the whole process in nanoseconds, of all its threads, the compilers' and the collector's too, and what the
 * job found: first of a single run since the JVM's start, then of later runs, as many together as take {@value #SAMPLE_NANOS} ns or more,
 * since the clock ticks every 10 ms.
 */
final class TracesFork {
	private static final long SAMPLE_NANOS = 1_000_000_000;

	private TracesFork() {
	}

	public static void main(String[] arguments) throws Exception {
		OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		TracesJob job = TracesJob.valueOf(arguments[0]);
		TracesJob.Prepared prepared = job.prepare(Path.of(arguments[1]));
		long before = job.isInMemory() ? process.getProcessCpuTime() : 0;
		for (int sample = 0; sample < Integer.parseInt(arguments[2]); sample++) {
			int runs = 0;
			long taken;
			String found;
			do {
				found = prepared.run();
				runs++;
				taken = process.getProcessCpuTime() - before;
			} while (sample > 0 && taken < SAMPLE_NANOS);
			System.out.println("run " + taken / runs + " " + found);
			before += taken;
		}
		System.out.println("peak " + ManagementFactory.getMemoryPoolMXBeans().stream().map(MemoryPoolMXBean::getPeakUsage)
				.mapToLong(usage -> usage.getUsed()).sum());
	}
}
