/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Reads what Linux tells about the processors. Empty on other systems. */
final class Processors {

	/** Linux counts processor time in hundredths of a second, on every architecture. */
	private static final long TICK_NANOS = 10_000_000;
	private static final int IDLE = 4;
	private static final int IO_WAIT = 5;
	private static final int STEAL = 8;

	private Processors() {
	}

	/**
	 * Nanoseconds that all processors together were busy since the machine started, with what a hypervisor gave to others. Where this JVM
	 * may use only some of them, as in a container, those of its control group: what the rest of the machine does is none of its business.
	 */
	static OptionalLong busyNanos() {
		try {
			List<String> machine = Files.readAllLines(Path.of("/proc/stat"));
			return all(machine) > Runtime.getRuntime().availableProcessors() ? groupNanos() : busyNanos(machine);
		} catch (IOException e) {
			return OptionalLong.empty();
		}
	}

	/** @param lines of {@code /proc/stat}, with one for each processor */
	static long all(List<String> lines) {
		return lines.stream().filter(line -> line.matches("cpu\\d+ .*")).count();
	}

	private static OptionalLong groupNanos() throws IOException {
		// In a container the path is that of the container's own root.
		Optional<String> path = Files.readAllLines(Path.of("/proc/self/cgroup")).stream().filter(line -> line.startsWith("0::/"))
				.map(line -> line.substring("0::/".length())).findFirst();
		Path statistics = Path.of("/sys/fs/cgroup").resolve(path.orElse("")).resolve("cpu.stat");
		return path.isPresent() && Files.exists(statistics) ? groupNanos(Files.readAllLines(statistics)) : OptionalLong.empty();
	}

	/** @param lines of {@code cpu.stat} of a control group of version 2, with {@code usage_usec} in microseconds among them */
	static OptionalLong groupNanos(List<String> lines) {
		return lines.stream().filter(line -> line.matches("usage_usec \\d{1,15}"))
				.mapToLong(line -> 1000 * Long.parseLong(line.substring("usage_usec ".length())))
				.findFirst();
	}

	/**
	 * @param lines of {@code /proc/stat}, whose first adds up all processors: {@code cpu user nice system idle iowait irq softirq steal …}
	 */
	static OptionalLong busyNanos(List<String> lines) {
		String[] cells = lines.isEmpty() ? new String[0] : lines.getFirst().split(" +");
		if (cells.length <= STEAL || !cells[0].equals("cpu")) {
			return OptionalLong.empty();
		}
		long ticks = 0;
		for (int i = 1; i <= STEAL; i++) {
			if (i != IDLE && i != IO_WAIT) {
				ticks += Long.parseLong(cells[i]);
			}
		}
		return OptionalLong.of(ticks * TICK_NANOS);
	}

	/** Megahertz, the mean of all processors, as the kernel sees it; in a virtual machine often a constant. */
	static OptionalDouble megahertz() {
		try {
			return Files.readAllLines(Path.of("/proc/cpuinfo")).stream().filter(line -> line.startsWith("cpu MHz"))
					.mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(':') + 1))).average();
		} catch (IOException | NumberFormatException e) {
			return OptionalDouble.empty();
		}
	}
}
