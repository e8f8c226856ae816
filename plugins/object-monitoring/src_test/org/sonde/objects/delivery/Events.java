/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.List;
import java.util.stream.Collectors;

import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.SensorId;

/** Events to deliver, distinguished by their sequence. */
final class Events {
	static final SensorId SENSOR = SensorId.ofObjects("p.Order");

	private Events() {
	}

	/** @param object a number that tells whose it is */
	static Event event(long object, long sequence) {
		return Event.ofObject(EventKind.CREATION, SENSOR, sequence, 0, object, 0, null);
	}

	static List<Long> sequences(List<Event> events) {
		return events.stream().map(Event::sequence).collect(Collectors.toList());
	}
}
