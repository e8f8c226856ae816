/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.sun.management.OperatingSystemMXBean;

/** What this process and the calling thread used up to a moment. */
final class ProcessUsage {
	/** Of its threads; absent but on Linux. */
	private static final Path TASKS = Path.of("/proc/self/task");

	private final long processNanos = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
	private final long threadNanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	private final long switches = contextSwitches();

	static ProcessUsage now() {
		return new ProcessUsage();
	}

	/** Prints what was used between two moments. */
	static void print(ProcessUsage begin, ProcessUsage end) {
		System.out.println("processNanos=" + (end.processNanos - begin.processNanos));
		System.out.println("threadNanos=" + (end.threadNanos - begin.threadNanos));
		if (end.switches > 0) {
			// Threads that ended meanwhile take theirs along.
			System.out.println("switches=" + Math.max(0, end.switches - begin.switches));
		}
	}

	/** Prints what this process used up since its start, to be told apart from what other programs do. */
	static void printTotal() {
		System.out.println("totalNanos=" + now().processNanos);
	}

	/** Context switches of all threads, wanted or not; 0 where the system does not tell. */
	private static long contextSwitches() {
		if (!Files.isDirectory(TASKS)) {
			return 0;
		}
		try (Stream<Path> tasks = Files.list(TASKS)) {
			long sum = 0;
			for (Path task : tasks.collect(Collectors.toList())) {
				sum += contextSwitches(task.resolve("status"));
			}
			return sum;
		} catch (IOException e) {
			return 0;
		}
	}

	private static long contextSwitches(Path status) {
		try {
			List<String> lines = Files.readAllLines(status);
			return lines.stream().filter(line -> line.contains("ctxt_switches:"))
					.mapToLong(line -> Long.parseLong(line.substring(line.indexOf(':') + 1).trim())).sum();
		} catch (IOException e) {
			// The thread has ended.
			return 0;
		}
	}
}
