/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.EnumSet;
import java.util.function.Function;
import java.util.function.LongSupplier;

import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

/**
 * Watches one attribute of all objects of a type. The program, or code woven into it, calls {@code changed} after each assignment. Nothing
 * of the values is called ({@link ValueCapture}). An assignment of the same value is not a change.
 */
public final class AttributeSensor extends Sensor {
	private final ValueCapture capture;
	private final boolean masked;
	private final Function<Object, ?> reader;
	private final Function<Class<?>, Origin> origins;

	/**
	 * @param reader gets the value from an object; null if it cannot be read
	 * @param origins as for {@link ObjectTree}
	 */
	AttributeSensor(SensorId id, LongSupplier clock, ValueCapture capture, Function<Object, ?> reader, Function<Class<?>, Origin> origins) {
		super(id, EnumSet.of(EventKind.VALUE_CHANGE), clock);
		this.capture = capture;
		this.masked = capture.masks(id);
		this.reader = reader;
		this.origins = origins;
	}

	/** Whether values are hidden because of the attribute's name. */
	public boolean isMasked() {
		return masked;
	}

	/**
	 * Pull: the present value. It is read in this thread, by the program's code.
	 *
	 * @throws IllegalStateException if the attribute cannot be read, the object is deleted, or reading fails
	 */
	public CapturedValue read(MonitoredObject object) {
		Object target = object.get();
		if (reader == null || target == null) {
			throw new IllegalStateException("Cannot read " + id() + " of object " + object.id() + ": "
					+ (reader == null ? "the attribute was added without a reader." : "it is deleted."));
		}
		try {
			Object value = reader.apply(target);
			return masked ? ValueCapture.masked() : capture.of(value);
		} catch (Throwable e) {
			// The place and class are kept, but not the exception as the cause: its message may contain masked values.
			IllegalStateException failure = new IllegalStateException(
					"Cannot read " + id() + " of object " + object.id() + ": " + e.getClass().getName() + ".");
			failure.setStackTrace(e.getStackTrace());
			throw failure;
		}
	}

	public void changed(MonitoredObject object, Object before, Object after) {
		if (isWatched(EventKind.VALUE_CHANGE, object) && !ValueCapture.same(before, after)) {
			publish(object, before, after);
		}
	}

	/** Reports a change of an integer. Nothing is boxed unless somebody subscribed. */
	public void changed(MonitoredObject object, long before, long after) {
		if (before != after && isWatched(EventKind.VALUE_CHANGE, object)) {
			publish(object, before, after);
		}
	}

	/** A method of its own, because 0.1f is another number as a double. */
	public void changed(MonitoredObject object, float before, float after) {
		if (isWatched(EventKind.VALUE_CHANGE, object) && Float.compare(before, after) != 0) {
			publish(object, before, after);
		}
	}

	/** Reports a change of a double. From one not-a-number to another is no change, but from 0.0 to -0.0 is one. */
	public void changed(MonitoredObject object, double before, double after) {
		if (isWatched(EventKind.VALUE_CHANGE, object) && Double.compare(before, after) != 0) {
			publish(object, before, after);
		}
	}

	public void changed(MonitoredObject object, boolean before, boolean after) {
		if (before != after && isWatched(EventKind.VALUE_CHANGE, object)) {
			publish(object, before, after);
		}
	}

	public void changed(MonitoredObject object, char before, char after) {
		if (before != after && isWatched(EventKind.VALUE_CHANGE, object)) {
			publish(object, before, after);
		}
	}

	private void publish(MonitoredObject object, Object before, Object after) {
		if (object.isDeleted()) {
			return;
		}
		CapturedValue old = masked ? ValueCapture.masked() : capture.of(before);
		CapturedValue now = masked ? ValueCapture.masked() : capture.of(after);
		Origin origin = origins.apply(null);
		OfferedQueues offered = new OfferedQueues();
		publish(EventKind.VALUE_CHANGE, object, (sequence, time) -> Event.valueChange(id(), sequence, time, object.id(), old, now, origin),
				offered);
		offered.settle();
	}
}
