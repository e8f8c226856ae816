/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.Sensor;

/**
 * All sensors that the program has so far, and the observers of those to come: a sensor exists when the first woven code of its probe has
 * run, and observers may be there before.
 */
public final class Subscriptions {
	/** The wish of an end-point. */
	private static final class Wish {
		private final EndPoint endPoint;
		private final SensorPattern pattern;
		private final Set<EventKind> kinds;
		/** Null for all objects. */
		private final MonitoredObject only;
		private final Priority priority;

		private Wish(EndPoint endPoint, SensorPattern pattern, Set<EventKind> kinds, MonitoredObject only, Priority priority) {
			this.endPoint = Objects.requireNonNull(endPoint);
			this.pattern = pattern;
			this.kinds = EnumSet.copyOf(kinds);
			this.only = only;
			this.priority = priority;
		}
	}

	private static final class Known {
		private final Sensor sensor;
		private final Set<EventKind> kinds;
		private final Priority priority;

		private Known(Sensor sensor, Set<EventKind> kinds, Priority priority) {
			this.sensor = sensor;
			this.kinds = kinds;
			this.priority = priority;
		}
	}

	private final List<Known> sensors = new ArrayList<>();
	private final List<Wish> wishes = new ArrayList<>();
	private final List<Consumer<Sensor>> added = new ArrayList<>();
	/** Whether sensors are suspended, by their names: those that were switched before they appeared, too. */
	private final Map<String, Boolean> switched = new HashMap<>();

	/**
	 * @param kinds of events that the plan asks for
	 * @param priority that the plan has for them
	 * @param suspended whether it reports nothing until it is resumed; for the first time, and unless it was switched since
	 */
	synchronized void add(Sensor sensor, Set<EventKind> kinds, Priority priority, boolean suspended) {
		if (sensors.stream().noneMatch(known -> known.sensor == sensor)) {
			if (switched.getOrDefault(sensor.id().toString(), suspended)) {
				sensor.suspend();
			}
			Known known = new Known(sensor, kinds, priority);
			sensors.add(known);
			wishes.forEach(wish -> subscribe(known, wish));
			added.forEach(action -> action.accept(sensor));
		}
	}

	/**
	 * Suspends or resumes exactly the sensors of these names, now or when they appear.
	 *
	 * @return how many there are now
	 */
	public synchronized int switchSensors(Collection<String> names, boolean suspended) {
		names.forEach(name -> switched.put(name, suspended));
		int there = 0;
		for (Known known : sensors) {
			if (names.contains(known.sensor.id().toString())) {
				there++;
				if (suspended) {
					known.sensor.suspend();
				} else {
					known.sensor.resume();
				}
			}
		}
		return there;
	}

	/**
	 * Subscribes an end-point to all sensors that match, now and when they appear.
	 *
	 * @param kinds of events that it wants
	 * @param priority of all of them; null for what the plan says of each sensor
	 */
	public void subscribe(EndPoint endPoint, SensorPattern pattern, Set<EventKind> kinds, Priority priority) {
		subscribe(endPoint, pattern, kinds, null, priority);
	}

	/** The same for one object, or for all if it is null. */
	public synchronized void subscribe(EndPoint endPoint, SensorPattern pattern, Set<EventKind> kinds, MonitoredObject object,
			Priority priority) {
		Wish wish = new Wish(endPoint, pattern, kinds, object, priority);
		wishes.add(wish);
		sensors.forEach(known -> subscribe(known, wish));
		endPoint.whenClosed(this::forget);
	}

	/** Ends all subscriptions of an end-point, now and to come. When this returns, no further event is added to its queues. */
	public synchronized void unsubscribe(EndPoint endPoint) {
		forget(endPoint);
		sensors.forEach(known -> known.sensor.unsubscribe(endPoint));
	}

	/** Calls this for each sensor, now and when it appears, in the program's thread: it must neither wait nor throw. */
	public synchronized void forEach(Consumer<Sensor> action) {
		sensors.forEach(known -> action.accept(known.sensor));
		added.add(action);
	}

	/** Returns the matching sensors in the order in which they appeared. */
	public synchronized List<Sensor> sensors(SensorPattern pattern) {
		List<Sensor> matching = new ArrayList<>();
		sensors.stream().filter(known -> pattern.matches(known.sensor.id())).forEach(known -> matching.add(known.sensor));
		return matching;
	}

	/** The priority that the plan has for a sensor. */
	public synchronized Optional<Priority> priority(Sensor sensor) {
		return sensors.stream().filter(known -> known.sensor == sensor).map(known -> known.priority).findFirst();
	}

	private synchronized void forget(EndPoint closed) {
		wishes.removeIf(wish -> wish.endPoint == closed);
	}

	private static void subscribe(Known known, Wish wish) {
		Sensor sensor = known.sensor;
		if (!wish.pattern.matches(sensor.id()) || wish.only != null && !isOf(sensor, wish.only.type())) {
			return;
		}
		Priority priority = wish.priority == null ? known.priority : wish.priority;
		Set<EventKind> kinds = EnumSet.copyOf(wish.kinds);
		kinds.retainAll(known.kinds);
		if (kinds.isEmpty()) {
			return;
		}
		if (wish.only == null) {
			sensor.subscribe(wish.endPoint, priority, kinds);
		} else {
			sensor.subscribe(wish.endPoint, priority, kinds, wish.only);
		}
	}

	private static boolean isOf(Sensor sensor, MonitoredType<?> type) {
		return type.sensor() == sensor || type.attributes().contains(sensor);
	}
}
