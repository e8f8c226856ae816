/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import org.sonde.objects.event.Origin;

import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;

/** The common part of all changes. A thread of the monitoring writes them, so JFR's own thread and stack trace would say nothing. */
abstract class Change extends Event {
	@Label("Sensor")
	@Description("Such as p.Order or p.Order.price")
	String sensor;

	@Label("Sequence")
	@Description("Number among the events of the sensor, from 1")
	long sequence;

	@Label("Time")
	@Description("Nanoseconds since 1970 at which it happened; the event was recorded later")
	long time;

	@Label("Thread")
	@Description("Name of the thread that did it; null if it was not the program")
	String thread;

	@Label("Thread Id")
	long threadId;

	@Label("Place")
	@Description("Where the program did it, such as p.Order.close(Order.java:17); null if it is not known")
	String place;

	@Label("Object")
	long object;

	final void fill(org.sonde.objects.event.Event event) {
		sensor = event.sensor().toString();
		sequence = event.sequence();
		time = event.time();
		object = event.object();
		Origin origin = event.origin();
		if (origin != null) {
			thread = origin.thread();
			threadId = origin.threadId();
			place = origin.place() == null ? null : origin.place().toString();
		}
	}
}
