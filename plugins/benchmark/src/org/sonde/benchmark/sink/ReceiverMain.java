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
 * Receives what a measured program sends, and counts it. Prints {@code port=…}, and {@code stringPort=…} before it if there
 * is one; when its input ends, {@code records=…}, their {@code bytes=…} where it counts them, and {@code cpuNanos=…}.
 */
public final class ReceiverMain {

	private ReceiverMain() {
	}

	/** @param arguments what to receive: {@code kieker-tcp}, {@code kieker-tcp-two-ports}, {@code otlp-http} or {@code elastic-intake} */
	public static void main(String[] arguments) throws IOException {
		switch (arguments[0]) {
			case "kieker-tcp" -> {
				try (KiekerReceiver receiver = KiekerReceiver.start()) {
					serve(receiver);
				}
			}
			case "kieker-tcp-two-ports" -> {
				try (KiekerReceiver receiver = KiekerReceiver.startWithStringPort()) {
					serve(receiver);
				}
			}
			case "otlp-http", "elastic-intake" -> {
				try (SpanReceiver receiver = SpanReceiver.start()) {
					serve(receiver.port(), receiver::spans);
				}
			}
			default -> throw new IllegalArgumentException("no such receiver: " + arguments[0]);
		}
		System.exit(0);
	}

	private static void serve(KiekerReceiver receiver) throws IOException {
		receiver.stringPort().ifPresent(port -> System.out.println("stringPort=" + port));
		serve(receiver.port(), () -> {
			long records = receiver.records();
			System.out.println("bytes=" + receiver.bytes());
			return records;
		});
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
