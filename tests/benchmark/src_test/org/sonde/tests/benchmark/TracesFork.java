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
 * The main class of a JVM that does one {@link TracesJob} several times: its name, a folder or a number, how often. It prints, a line a run,
 * the CPU time of the whole process in nanoseconds, of all its threads, the compilers' and the collector's too: of the first run
 * since the JVM's start, of later runs since the one before; and what the job found.
 */
final class TracesFork {
	private TracesFork() {
	}

	public static void main(String[] arguments) throws Exception {
		OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		TracesJob job = TracesJob.valueOf(arguments[0]);
		TracesJob.Prepared prepared = job.prepare(Path.of(arguments[1]));
		long before = job.isInMemory() ? process.getProcessCpuTime() : 0;
		for (int run = Integer.parseInt(arguments[2]); run > 0; run--) {
			String found = prepared.run();
			long now = process.getProcessCpuTime();
			System.out.println("run " + (now - before) + " " + found);
			before = now;
		}
		System.out.println("peak " + ManagementFactory.getMemoryPoolMXBeans().stream().map(MemoryPoolMXBean::getPeakUsage)
				.mapToLong(usage -> usage.getUsed()).sum());
	}
}
