/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.objects.jmx.EventData;
import org.sonde.overhead.ui.view.MethodLabel;

/** Which sensors lost events: the numbers of their events have gaps. Only for a subscription to all objects and all kinds of events. */
final class LostEvents {
	private static final String VALUE_CHANGE = "value-change";

	private final Map<String, Long> last = new HashMap<>();
	private final SortedMap<String, Long> lost = new TreeMap<>();

	/** In the order in which they came. */
	void add(List<EventData> events) {
		for (EventData event : events) {
			Long before = last.put(event.getSensor(), event.getSequence());
			if (before != null && event.getSequence() > before + 1) {
				lost.merge(sensor(event), event.getSequence() - before - 1, Long::sum);
			}
		}
	}

	/** Returns the sensor for people: {@code Order.price}, or {@code Order} for objects. */
	private static String sensor(EventData event) {
		return event.getKind().equals(VALUE_CHANGE) ? NodeText.sensor(event.getSensor()) : MethodLabel.simple(event.getSensor());
	}

	/** How many, by sensor; only of those that reported something since. */
	SortedMap<String, Long> bySensor() {
		return new TreeMap<>(lost);
	}

	void clear() {
		last.clear();
		lost.clear();
	}
}
