/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The most memory that this JVM has used until now, in bytes. */
public final class PeakMemory {

	private static final Pattern RESIDENT = Pattern.compile("(?m)^VmHWM:\\s*(\\d+) kB$");
	private static final long BYTES_PER_KB = 1024;

	private PeakMemory() {
	}

	/** Returns the sum of the peaks of the heap's parts, which is at least the peak of the heap. */
	static long heap() {
		long sum = 0;
		for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
			if (pool.getType() == MemoryType.HEAP && pool.isValid()) {
				sum += pool.getPeakUsage().getUsed();
			}
		}
		return sum;
	}

	/** Returns the peak of the process in real memory, or −1 if the system does not tell. */
	static long resident() {
		try {
			Matcher line = RESIDENT.matcher(SystemFile.text("/proc/self/status"));
			return line.find() ? Long.parseLong(line.group(1)) * BYTES_PER_KB : JvmThreads.UNKNOWN;
		} catch (IOException e) {
			return JvmThreads.UNKNOWN;
		}
	}
}
