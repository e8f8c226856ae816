/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import org.sonde.objects.event.Event;

/** Creates an event once it is known that somebody wants it. */
@FunctionalInterface
interface EventSource {

	/**
	 * @param sequence its number among those of the sensor
	 * @param time nanoseconds of the clock
	 */
	Event create(long sequence, long time);
}
