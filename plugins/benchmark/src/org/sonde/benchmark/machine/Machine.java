/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;

import com.sun.management.OperatingSystemMXBean;

/**
 * This machine, as a result set describes it. Nothing in it names the machine or its user.
 *
 * @param description processor, number of processors, memory
 * @param operatingSystem name, version, architecture
 * @param idleProcessors what idle processors do, in words; empty where the system does not tell
 */
public record Machine(String description, String operatingSystem, Optional<String> idleProcessors) {

	private static final long GIBIBYTE = 1L << 30;

	/** The one that this runs on. */
	public static Machine here() {
		OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		int processors = Runtime.getRuntime().availableProcessors();
		String memory = Math.round((double) system.getTotalMemorySize() / GIBIBYTE) + " GiB";
		return new Machine(processor().orElse("processor unknown") + ", " + processors
				+ (processors == 1 ? " processor, " : " processors, ")
				+ memory, System.getProperty("os.name") + " " + System.getProperty("os.version") + ", " + System.getProperty("os.arch"),
				IdleProcessors.inWords());
	}

	private static Optional<String> processor() {
		try {
			return Files.readAllLines(Path.of("/proc/cpuinfo")).stream().filter(line -> line.startsWith("model name"))
					.map(line -> line.substring(line.indexOf(':') + 1).strip()).filter(name -> !name.isEmpty()).findFirst();
		} catch (IOException e) {
			return Optional.ofNullable(System.getenv("PROCESSOR_IDENTIFIER"));
		}
	}

	/** Programs that run or wait, the mean of the last minute; empty where the system does not tell. */
	public static OptionalDouble loadAverage() {
		double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
		return load < 0 ? OptionalDouble.empty() : OptionalDouble.of(load);
	}

	/** Megahertz, the mean of all processors; empty where the system does not tell. */
	public static OptionalDouble megahertz() {
		return Processors.megahertz();
	}
}
