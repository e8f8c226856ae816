/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.sample.minimal;

/** Whether executions are recorded. They are, unless the JVM starts with {@code -Dminimal.monitoring=off} or the receiver is lost. */
final class Monitoring {

	private static volatile boolean on = !System.getProperty("minimal.monitoring", "on").equals("off");

	private Monitoring() {
	}

	static boolean isOn() {
		return on;
	}

	static void turnOff() {
		on = false;
	}
}
