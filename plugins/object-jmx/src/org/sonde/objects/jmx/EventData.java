/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** An event. */
public final class EventData {
	private final String kind;
	private final String sensor;
	private final long sequence;
	private final long time;
	private final long object;
	private final long child;
	private final ValueData oldValue;
	private final ValueData newValue;
	private final OriginData origin;

	/** Makes the data of a program with an agent that does not know origins yet. */
	@ConstructorParameters({ "kind", "sensor", "sequence", "time", "object", "child", "oldValue", "newValue" })
	public EventData(String kind, String sensor, long sequence, long time, long object, long child, ValueData oldValue,
			ValueData newValue) {
		this(kind, sensor, sequence, time, object, child, oldValue, newValue, null);
	}

	@ConstructorParameters({ "kind", "sensor", "sequence", "time", "object", "child", "oldValue", "newValue", "origin" })
	public EventData(String kind, String sensor, long sequence, long time, long object, long child, ValueData oldValue, ValueData newValue,
			OriginData origin) {
		this.kind = kind;
		this.sensor = sensor;
		this.sequence = sequence;
		this.time = time;
		this.object = object;
		this.child = child;
		this.oldValue = oldValue;
		this.newValue = newValue;
		this.origin = origin;
	}

	/** {@code value-change}, {@code addition}, {@code removal}, {@code creation} or {@code deletion}. */
	public String getKind() {
		return kind;
	}

	public String getSensor() {
		return sensor;
	}

	/** Number among the events of its sensor, from 1. */
	public long getSequence() {
		return sequence;
	}

	/** Nanoseconds since 1970. */
	public long getTime() {
		return time;
	}

	/** Id of the object. */
	public long getObject() {
		return object;
	}

	/** Id of the object that was added or removed; 0 otherwise. */
	public long getChild() {
		return child;
	}

	/** Null if it is not a change of a value. */
	public ValueData getOldValue() {
		return oldValue;
	}

	/** Null if it is not a change of a value. */
	public ValueData getNewValue() {
		return newValue;
	}

	/** Null if it was not the program, or its agent does not tell. */
	public OriginData getOrigin() {
		return origin;
	}
}
