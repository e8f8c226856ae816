/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.Set;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.EventKind;

/** The subscription of an end-point to a sensor. */
final class Subscription {
	private final EndPoint endPoint;
	private final Priority priority;
	private final int kinds;
	private final MonitoredObject only;

	/** @param only the object whose events are wanted; null for those of all objects */
	Subscription(EndPoint endPoint, Priority priority, Set<EventKind> kinds, MonitoredObject only) {
		this.endPoint = endPoint;
		this.priority = priority;
		this.kinds = kinds.stream().mapToInt(Subscription::bit).reduce(0, (a, b) -> a | b);
		this.only = only;
	}

	EndPoint endPoint() {
		return endPoint;
	}

	Priority priority() {
		return priority;
	}

	MonitoredObject only() {
		return only;
	}

	boolean wants(EventKind kind, MonitoredObject object) {
		return (kinds & bit(kind)) != 0 && (only == null || only == object);
	}

	private static int bit(EventKind kind) {
		return 1 << kind.ordinal();
	}
}
