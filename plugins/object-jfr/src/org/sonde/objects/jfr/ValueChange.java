/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;

/** A watched attribute got another value. Written by the monitoring thread, so its stack trace would say nothing. */
@Name(ValueChange.NAME)
@Label("Value Change")
@Category({ "Sonde", "Objects" })
@StackTrace(false)
@Period("everyChunk")
final class ValueChange extends Event {
	static final String NAME = "org.sonde.objects.ValueChange";

	@Label("Sensor")
	@Description("Such as p.Order.price")
	String sensor;

	@Label("Sequence")
	@Description("Number among the events of the sensor, from 1")
	long sequence;

	@Label("Time")
	@Description("Nanoseconds since 1970 at which it happened; the event was recorded later")
	long time;

	@Label("Object")
	long object;

	@Label("Old Value")
	String oldValue;

	@Label("New Value")
	String newValue;
}
