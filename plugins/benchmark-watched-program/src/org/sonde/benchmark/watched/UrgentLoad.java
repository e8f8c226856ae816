/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.util.concurrent.locks.LockSupport;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

/** Urgent events, one each millisecond, for an observer that may be flooded with regular events of another thread meanwhile. */
final class UrgentLoad {
	private static final long MILLI_NANOS = 1_000_000;

	private final Primary urgent = new Primary();
	private final Primary regular = new Primary();
	private final AttributeSensor alarm;
	private final AttributeSensor attribute;
	private final MonitoredObject urgentNode;
	private final MonitoredObject regularNode;
	private final int flood;
	private final boolean silent;
	private volatile boolean flooding;

	/**
	 * @param flood  regular events each millisecond; below 0 as many as come
	 * @param silent whether the other thread does the same work, but reports no events: then it only competes for the processor
	 */
	UrgentLoad(ObjectMonitoring monitoring, int flood, boolean silent) {
		this.flood = flood;
		this.silent = silent;
		MonitoredType<Primary> primaries = monitoring.type(Primary.class);
		alarm = primaries.attribute("alarm", int.class);
		attribute = primaries.attribute("attribute", int.class);
		urgentNode = primaries.monitor(urgent);
		regularNode = primaries.monitor(regular);
	}

	void subscribe(EndPoint endPoint) {
		alarm.subscribe(endPoint, Priority.URGENT);
		attribute.subscribe(endPoint, Priority.REGULAR);
	}

	/** Returns the sensor with urgent events. */
	SensorId urgentSensor() {
		return alarm.id();
	}

	/** All events so far; while nothing runs. */
	long events() {
		return urgent.attribute + (silent ? 0L : regular.attribute);
	}

	/** @return urgent events of this time */
	int run(int millis) throws InterruptedException {
		flooding = true;
		Thread thread = new Thread(this::flood, "flood");
		thread.start();
		int before = urgent.attribute;
		long begin = System.nanoTime();
		for (int i = 1; i <= millis; i++) {
			sleepUntil(begin + i * MILLI_NANOS);
			int value = urgent.attribute;
			urgent.attribute = value + 1;
			alarm.changed(urgentNode, value, urgent.attribute);
		}
		flooding = false;
		thread.join();
		return urgent.attribute - before;
	}

	private void flood() {
		long next = System.nanoTime();
		while (flooding && flood != 0) {
			for (int i = 0; i < Math.abs(flood); i++) {
				int value = regular.attribute;
				regular.attribute = value + 1;
				if (!silent) {
					attribute.changed(regularNode, value, regular.attribute);
				}
			}
			if (flood > 0) {
				next += MILLI_NANOS;
				sleepUntil(next);
			}
		}
	}

	private static void sleepUntil(long end) {
		for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
			LockSupport.parkNanos(left);
		}
	}
}
