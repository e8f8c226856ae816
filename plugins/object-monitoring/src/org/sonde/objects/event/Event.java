/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.util.Objects;

/** An event report. Immutable, and created once however many observers get it: end-points share it by reference. */
public final class Event {
	private final EventKind kind;
	private final SensorId sensor;
	private final long sequence;
	private final long time;
	private final long object;
	private final long child;
	private final CapturedValue oldValue;
	private final CapturedValue newValue;
	private final Origin origin;

	private Event(EventKind kind, SensorId sensor, long sequence, long time, long object, long child, CapturedValue oldValue,
			CapturedValue newValue, Origin origin) {
		this.kind = kind;
		this.sensor = Objects.requireNonNull(sensor);
		this.sequence = sequence;
		this.time = time;
		this.object = object;
		this.child = child;
		this.oldValue = oldValue;
		this.newValue = newValue;
		this.origin = origin;
	}

	/**
	 * @param sequence number of the event among those of its sensor, from 1
	 * @param time nanoseconds of the service's clock
	 * @param object id of the object that has the attribute
	 * @param origin null if nobody knows it
	 */
	public static Event valueChange(SensorId sensor, long sequence, long time, long object, CapturedValue oldValue, CapturedValue newValue,
			Origin origin) {
		return new Event(EventKind.VALUE_CHANGE, sensor, sequence, time, object, 0, Objects.requireNonNull(oldValue),
				Objects.requireNonNull(newValue), origin);
	}

	/**
	 * @param kind any but a change of a value
	 * @param object id of the object that was created, deleted, or got or lost a child
	 * @param child id of the child that was added or removed; 0 otherwise
	 * @param origin null if nobody knows it
	 */
	public static Event ofObject(EventKind kind, SensorId sensor, long sequence, long time, long object, long child, Origin origin) {
		boolean ofContainment = kind == EventKind.ADDITION || kind == EventKind.REMOVAL;
		if (kind == EventKind.VALUE_CHANGE || ofContainment != (child != 0)) {
			throw new IllegalArgumentException(
					"additions and removals have a child, creations and deletions have none: " + kind + ", " + child);
		}
		return new Event(kind, sensor, sequence, time, object, child, null, null, origin);
	}

	public EventKind kind() {
		return kind;
	}

	public SensorId sensor() {
		return sensor;
	}

	/** Number of the event among those of its sensor, from 1. An observer of all objects of the sensor sees a gap where it lost events. */
	public long sequence() {
		return sequence;
	}

	/** Nanoseconds of the service's clock. */
	public long time() {
		return time;
	}

	/** Id of the object that has the attribute, was created or deleted, or is the parent. */
	public long object() {
		return object;
	}

	/** Id of the object that was added or removed; 0 if the event is not about containment. */
	public long child() {
		return child;
	}

	/** The value before; null if the event is not a change of a value. */
	public CapturedValue oldValue() {
		return oldValue;
	}

	/** The value after; null if the event is not a change of a value. */
	public CapturedValue newValue() {
		return newValue;
	}

	/** Returns who caused it, or null if it was not the program: the garbage collector, or a reader of a collection. */
	public Origin origin() {
		return origin;
	}

	@Override
	public String toString() {
		String what = kind == EventKind.VALUE_CHANGE ? oldValue + " -> " + newValue : child != 0 ? kind + " of " + child : kind.toString();
		return sensor + " #" + sequence + " object " + object + ": " + what + (origin == null ? "" : " by " + origin);
	}
}
