/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;

/** Counts what a thread allocates, by the JVM's own count. */
class IdleSensorTest {
	private static final com.sun.management.ThreadMXBean THREADS = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
	private static final int CHANGES_OF_EACH_KIND = 170_000;
	private static final int ROUNDS = 5;

	private final Object[] values = { new Object(), "text" };

	@Test
	void aSensorWithoutSubscribersCreatesNothing() throws InterruptedException {
		try (Program program = new Program()) {
			assertThat(allocatedByAMillionChanges(program)).isZero();
		}
	}

	@Test
	void aSuspendedSensorCreatesNothing() throws InterruptedException {
		try (Program program = new Program()) {
			program.amount.subscribe(program.observer(), Priority.REGULAR);
			program.amount.suspend();
			assertThat(allocatedByAMillionChanges(program)).isZero();
		}
	}

	@Test
	void aSensorWhoseObserversHaveGoneCreatesNothing() throws InterruptedException {
		try (Program program = new Program()) {
			EndPoint endPoint = program.observer();
			program.amount.subscribe(endPoint, Priority.REGULAR);
			endPoint.close();
			assertThat(allocatedByAMillionChanges(program)).isZero();
		}
	}

	@Test
	void changesOfObjectsThatNobodyWatchesCreateNothing() throws InterruptedException {
		try (Program program = new Program()) {
			program.amount.subscribe(program.observer(), Priority.REGULAR, program.orders.monitor(new Order()));
			assertThat(allocatedByAMillionChanges(program)).isZero();
		}
	}

	/** The test of the test. */
	@Test
	void aSensorWithSubscribersCreatesEvents() throws InterruptedException {
		try (Program program = new Program()) {
			program.amount.subscribe(program.observer(events -> { }), Priority.REGULAR);
			MonitoredObject node = program.orders.monitor(new Order());
			assertThat(allocatedBy(program, node)).isGreaterThan(1_000_000L * 16);
		}
	}

	/** The least of several counts: while the JVM loads or recompiles, it allocates some bytes itself. */
	private long allocatedByAMillionChanges(Program program) {
		MonitoredObject node = program.orders.monitor(new Order());
		return LongStream.range(0, ROUNDS).map(round -> allocatedBy(program, node)).min().orElseThrow();
	}

	private long allocatedBy(Program program, MonitoredObject node) {
		AttributeSensor sensor = program.amount;
		long thread = Thread.currentThread().getId();
		long before = THREADS.getThreadAllocatedBytes(thread);
		for (int i = 0; i < CHANGES_OF_EACH_KIND; i++) {
			sensor.changed(node, i, i + 1);
			sensor.changed(node, i + 0.5, i + 0.25);
			sensor.changed(node, i + 0.5f, i - 1f);
			sensor.changed(node, i % 2 == 0, i % 2 != 0);
			sensor.changed(node, 'a', 'b');
			sensor.changed(node, values[i % 2], values[(i + 1) % 2]);
		}
		return THREADS.getThreadAllocatedBytes(thread) - before;
	}
}
