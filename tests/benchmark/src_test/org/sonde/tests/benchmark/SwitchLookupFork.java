/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

import kieker.common.configuration.Configuration;
import kieker.monitoring.core.configuration.ConfigurationFactory;
import kieker.monitoring.core.controller.IMonitoringController;
import kieker.monitoring.core.controller.MonitoringController;

/**
 * The main class of a JVM that asks Kieker again and again whether probes are active; its argument is the number of methods. It prints how
 * many nanoseconds of CPU time a question takes longer with switches than without, in the median of blocks that take turns.
 */
final class SwitchLookupFork {
	private static final int BLOCKS = 30;
	private static final int WARM_UP = 10;
	private static final int CALLS = 2_000_000;
	private static final String ADAPTIVE = "kieker.monitoring.adaptiveMonitoring.";

	private final String[] signatures;
	private int active;

	private SwitchLookupFork(int methods) {
		signatures = IntStream.range(0, methods)
				.mapToObj(method -> "public void org.example.shop.orders.OrderService.method" + method + "(java.lang.String, int)")
				.toArray(String[]::new);
	}

	public static void main(String[] arguments) throws IOException {
		PrintStream out = System.out;
		System.setOut(System.err);
		out.println(new SwitchLookupFork(Integer.parseInt(arguments[0])).added());
		System.exit(0);
	}

	private double added() throws IOException {
		IMonitoringController without = controller(false);
		IMonitoringController with = controller(true);
		double[] added = new double[BLOCKS];
		for (int block = -WARM_UP; block < BLOCKS; block++) {
			double difference = nanos(with) - nanos(without);
			if (block >= 0) {
				added[block] = difference;
			}
		}
		if (active == 0) {
			throw new IllegalStateException("all probes are off");
		}
		Arrays.sort(added);
		return added[BLOCKS / 2];
	}

	/** As Sonde starts programs whose probes can be switched; a third of the methods are off. */
	private IMonitoringController controller(boolean switchable) throws IOException {
		Path file = Files.createTempFile("switches", ".conf");
		Files.write(file, Arrays.stream(signatures).limit(signatures.length / 3).map(signature -> "- " + signature).toList());
		Configuration configuration = ConfigurationFactory.createDefaultConfiguration();
		configuration.setProperty(ADAPTIVE + "enabled", Boolean.toString(switchable));
		configuration.setProperty(ADAPTIVE + "configFile", file.toString());
		configuration.setProperty(ADAPTIVE + "readInterval", "2");
		configuration.setProperty("kieker.monitoring.writer", "kieker.monitoring.writer.dump.DumpWriter");
		configuration.setProperty("kieker.monitoring.core.controller.WriterController.RecordQueueFQN",
				"kieker.monitoring.writer.dump.DumpQueue");
		IMonitoringController controller = MonitoringController.createInstance(configuration);
		Files.delete(file);
		return controller;
	}

	private double nanos(IMonitoringController controller) {
		long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
		int next = 0;
		for (int call = 0; call < CALLS; call++) {
			active += controller.isProbeActivated(signatures[next]) ? 1 : 0;
			next = next + 1 == signatures.length ? 0 : next + 1;
		}
		return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / (double) CALLS;
	}
}
