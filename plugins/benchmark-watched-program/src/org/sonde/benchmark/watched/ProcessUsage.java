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
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;

/**
 * What this process and the calling thread used up to a moment. The compiler's threads do not count: where events are rare, they are most
 * of what a young process does, and nothing of what one does that has run for minutes.
 */
final class ProcessUsage {
	/** The folder of its threads, which exists only on Linux. */
	private static final Path TASKS = Path.of("/proc/self/task");

	private static final Pattern COMPILER = Pattern.compile("C[12] Compiler.*");

	private final long bytesBefore = threadBytes();
	private final long processNanos = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
	private final Map<String, Long> compilers = compilers();
	private final long threadNanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	private final long switches = contextSwitches();
	/** With what was allocated to find the others. */
	private final long bytesAfter = threadBytes();

	static ProcessUsage now() {
		return new ProcessUsage();
	}

	/** Prints what was used since then. */
	void printUntilNow() {
		ProcessUsage end = now();
		// One that ended meanwhile took little, or it would have had more to do.
		long compiling = end.compilers.entrySet().stream().mapToLong(one -> one.getValue() - compilers.getOrDefault(one.getKey(), 0L))
				.sum();
		System.out.println("processNanos=" + (end.processNanos - processNanos - compiling));
		System.out.println("threadNanos=" + (end.threadNanos - threadNanos));
		System.out.println("threadBytes=" + (end.bytesBefore - bytesAfter));
		if (end.switches > 0) {
			// Threads that ended meanwhile take theirs along.
			System.out.println("switches=" + Math.max(0, end.switches - switches));
		}
	}

	private static long threadBytes() {
		return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
	}

	/** Prints what this process used up since its start, to be distinguished from what other programs do. */
	static void printTotal() {
		System.out.println("totalNanos=" + now().processNanos);
	}

	/** CPU time of each of the compiler's threads. */
	private static Map<String, Long> compilers() {
		return tasks().stream().filter(task -> lines(task.resolve("comm")).stream().anyMatch(name -> COMPILER.matcher(name).matches()))
				.collect(Collectors.toMap(Path::toString,
						task -> sum(task.resolve("schedstat"), line -> line.substring(0, line.indexOf(' ')))));
	}

	/** Returns the context switches of all threads, voluntary or not, or 0 if the system does not tell. */
	private static long contextSwitches() {
		return tasks().stream().mapToLong(task -> sum(task.resolve("status"),
				line -> line.contains("ctxt_switches:") ? line.substring(line.indexOf(':') + 1).trim() : "0")).sum();
	}

	private static List<Path> tasks() {
		if (!Files.isDirectory(TASKS)) {
			return List.of();
		}
		try (Stream<Path> tasks = Files.list(TASKS)) {
			return tasks.collect(Collectors.toList());
		} catch (IOException e) {
			return List.of();
		}
	}

	private static long sum(Path file, Function<String, String> number) {
		return lines(file).stream().map(number).mapToLong(Long::parseLong).sum();
	}

	private static List<String> lines(Path file) {
		try {
			return Files.readAllLines(file);
		} catch (IOException e) {
			// The thread has ended.
			return List.of();
		}
	}
}
