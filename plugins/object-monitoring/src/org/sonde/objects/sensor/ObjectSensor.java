/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.EnumSet;
import java.util.function.LongSupplier;

import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;

/** Watches the objects of a type: their creation and deletion, and which children are added to and removed from them. */
public final class ObjectSensor extends Sensor {

	ObjectSensor(SensorId id, LongSupplier clock) {
		super(id, EnumSet.of(EventKind.CREATION, EventKind.DELETION, EventKind.ADDITION, EventKind.REMOVAL), clock);
	}

	/**
	 * @param child id of the child that was added or removed; 0 otherwise
	 * @param offered to be settled when the tree is not locked any more
	 */
	void happened(EventKind kind, MonitoredObject object, long child, OfferedQueues offered) {
		if (isWatched(kind, object)) {
			Origin origin = offered.origin();
			publish(kind, object, (sequence, time) -> Event.ofObject(kind, id(), sequence, time, object.id(), child, origin), offered);
		}
	}
}
