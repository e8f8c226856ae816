/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.ui.IMemento;
import org.sonde.objects.client.WatchRequest;

/**
 * Which events are wanted, and how they come.
 *
 * @param sensors  names of fields and types, with {@code *} for any characters; all if empty
 * @param object   the only one, by its id; 0 for all
 * @param events   of a batch
 * @param millis   after which a batch comes though it is not full, or of a period
 * @param capacity events that wait in the program at most
 */
record WatchSettings(List<String> sensors, long object, Delivery delivery, int events, int millis, Priority priority, int capacity) {
	/** When regular events come. */
	enum Delivery {
		IMMEDIATE, BATCHES, PERIODS
	}

	/** Urgent events do not wait for a batch or a period. */
	enum Priority {
		PLAN, URGENT, REGULAR
	}

	/** Often enough for people, and cheap for the program. */
	static final WatchSettings USUAL = new WatchSettings(List.of(), 0, Delivery.PERIODS, 100, 500, Priority.PLAN,
			WatchRequest.USUAL_CAPACITY);
	static final int LEAST_MILLIS = 1;
	static final int MOST_MILLIS = 3_600_000;
	static final int MOST_EVENTS = 1_000_000;
	private static final String SENSORS = "sensors";
	private static final String DELIVERY = "delivery";
	private static final String EVENTS = "events";
	private static final String MILLIS = "millis";
	private static final String PRIORITY = "priority";
	private static final String CAPACITY = "capacity";

	WatchSettings {
		sensors = List.copyOf(sensors);
	}

	WatchRequest request() {
		String policy = switch (delivery) {
			case IMMEDIATE -> "immediate";
			case BATCHES -> "batch:" + events + ":" + millis;
			case PERIODS -> "period:" + millis;
		};
		String wanted = switch (priority) {
			case PLAN -> "plan";
			case URGENT -> "urgent";
			case REGULAR -> "regular";
		};
		return new WatchRequest(sensors, object, List.of(), wanted, policy, capacity);
	}

	/** For any program, which has other objects. */
	WatchSettings ofAllObjects() {
		return new WatchSettings(sensors, 0, delivery, events, millis, priority, capacity);
	}

	/** Returns the settings of other fields and types. */
	WatchSettings of(List<String> otherSensors) {
		return new WatchSettings(otherSensors, object, delivery, events, millis, priority, capacity);
	}

	/** Names that are separated by commas or blanks. */
	static List<String> sensors(String text) {
		return Arrays.stream(text.split(",")).map(String::strip).filter(name -> !name.isEmpty() && !name.equals("*")).toList();
	}

	void save(IMemento memento) {
		memento.putString(SENSORS, String.join(",", sensors));
		memento.putString(DELIVERY, delivery.name());
		memento.putInteger(EVENTS, events);
		memento.putInteger(MILLIS, millis);
		memento.putString(PRIORITY, priority.name());
		memento.putInteger(CAPACITY, capacity);
	}

	/** Restores what {@link #save} wrote, with defaults for what does not fit. */
	static WatchSettings restore(IMemento memento) {
		return new WatchSettings(sensors(Optional.ofNullable(memento.getString(SENSORS)).orElse("")), 0,
				constant(Delivery.values(), memento.getString(DELIVERY)).orElse(USUAL.delivery()),
				number(memento, EVENTS, MOST_EVENTS).orElse(USUAL.events()), number(memento, MILLIS, MOST_MILLIS).orElse(USUAL.millis()),
				constant(Priority.values(), memento.getString(PRIORITY)).orElse(USUAL.priority()),
				number(memento, CAPACITY, MOST_EVENTS).orElse(USUAL.capacity()));
	}

	private static Optional<Integer> number(IMemento memento, String name, int most) {
		return Optional.ofNullable(memento.getInteger(name)).filter(number -> number >= 1 && number <= most);
	}

	private static <E extends Enum<E>> Optional<E> constant(E[] all, String name) {
		return Arrays.stream(all).filter(one -> one.name().equals(name)).findFirst();
	}
}
