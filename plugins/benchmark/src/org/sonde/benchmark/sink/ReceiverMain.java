/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

import com.sun.management.OperatingSystemMXBean;

/**
 * Receives what a measured program sends, and counts it. Prints {@code port=…}; when its input ends, {@code records=…} and
 * {@code cpuNanos=…}.
 */
public final class ReceiverMain {

	private ReceiverMain() {
	}

	/** @param arguments what to receive: {@code kieker-tcp} or {@code otlp-http} */
	public static void main(String[] arguments) throws IOException {
		switch (arguments[0]) {
			case "kieker-tcp" -> {
				try (KiekerReceiver receiver = KiekerReceiver.start()) {
					serve(receiver.port(), receiver::records);
				}
			}
			case "otlp-http" -> {
				try (SpanReceiver receiver = SpanReceiver.start()) {
					serve(receiver.port(), receiver::spans);
				}
			}
			default -> throw new IllegalArgumentException("no such receiver: " + arguments[0]);
		}
		System.exit(0);
	}

	private static void serve(int port, LongSupplier count) throws IOException {
		System.out.println("port=" + port);
		while (System.in.read() >= 0) {
			// Whoever started this closes the input to end it.
		}
		System.out.println("records=" + count.getAsLong());
		System.out.println("cpuNanos=" + ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime());
	}
}
