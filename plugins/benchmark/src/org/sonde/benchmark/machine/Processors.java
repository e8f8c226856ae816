/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** What Linux tells of the processors; empty elsewhere. */
final class Processors {

	/** Linux counts processor time in hundredths of a second, on every architecture. */
	private static final long TICK_NANOS = 10_000_000;
	private static final int IDLE = 4;
	private static final int IO_WAIT = 5;
	private static final int STEAL = 8;

	private Processors() {
	}

	/** Nanoseconds that all processors together were busy since the machine started, with what a hypervisor gave to others. */
	static OptionalLong busyNanos() {
		try {
			return busyNanos(Files.readAllLines(Path.of("/proc/stat")));
		} catch (IOException e) {
			return OptionalLong.empty();
		}
	}

	/** @param lines of {@code /proc/stat}, whose first adds up all processors: {@code cpu user nice system idle iowait irq softirq steal …} */
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
