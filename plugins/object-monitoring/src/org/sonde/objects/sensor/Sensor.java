/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.SensorId;

/**
 * Watches one attribute, or the life and containment, of all objects of a type. Without subscribers, or suspended, it costs one volatile
 * read per change and creates nothing. With subscribers, one thread at a time numbers an event and adds it to the queues, so that all
 * end-points get the events of a sensor in the same order.
 */
public abstract class Sensor {
	private static final Subscription[] NONE = {};

	private final SensorId id;
	private final Set<EventKind> kinds;
	private final LongSupplier clock;
	private final ReentrantLock lock = new ReentrantLock();
	/** One object, so that end-points know that they have it already. */
	private final Consumer<EndPoint> forget = this::unsubscribe;
	/** All subscriptions, those of an end-point side by side, and of these the ones to single objects first. */
	private List<Subscription> subscriptions = Collections.emptyList();
	/** Written with the lock held. */
	private volatile boolean suspended;
	private long sequence;
	/** The subscriptions that a change must check, or null if there are none, or if the sensor is suspended. */
	private volatile Subscription[] active;

	Sensor(SensorId id, Set<EventKind> kinds, LongSupplier clock) {
		this.id = id;
		this.kinds = kinds;
		this.clock = clock;
	}

	public SensorId id() {
		return id;
	}

	/** Whether any event would be generated. */
	public final boolean isActive() {
		return active != null;
	}

	/** Subscribes to all events of all objects. An earlier subscription of the end-point to all objects ends. */
	public void subscribe(EndPoint endPoint, Priority priority) {
		subscribe(new Subscription(endPoint, priority, kinds, null));
	}

	/**
	 * To some events of all objects. A former subscription of the end-point to all objects ends.
	 *
	 * @param wanted of those that this sensor has
	 */
	public void subscribe(EndPoint endPoint, Priority priority, Set<EventKind> wanted) {
		subscribe(new Subscription(endPoint, priority, checked(wanted), null));
	}

	/**
	 * Subscribes to all events of one object. It takes precedence over one to all objects. An earlier one of the end-point to this object
	 * ends.
	 */
	public void subscribe(EndPoint endPoint, Priority priority, MonitoredObject object) {
		subscribe(endPoint, priority, kinds, object);
	}

	/** The same for some events of one object. */
	public void subscribe(EndPoint endPoint, Priority priority, Set<EventKind> wanted, MonitoredObject object) {
		subscribe(new Subscription(endPoint, priority, checked(wanted), Objects.requireNonNull(object)));
	}

	/** Ends all subscriptions of an end-point. When this returns, no event of this sensor is added to its queues. */
	public final void unsubscribe(EndPoint endPoint) {
		change(subscription -> subscription.endPoint() == endPoint);
	}

	/** Ends the subscription of an end-point to one object. */
	public void unsubscribe(EndPoint endPoint, MonitoredObject object) {
		change(subscription -> subscription.endPoint() == endPoint && subscription.only() == object);
	}

	/** Generates no events until {@link #resume()}; subscriptions stay. */
	public void suspend() {
		setSuspended(true);
	}

	public void resume() {
		setSuspended(false);
	}

	/** One volatile read. */
	public boolean isSuspended() {
		return suspended;
	}

	/** Whether an event of this object would be generated; one read if there are no subscribers. */
	final boolean isWatched(EventKind kind, MonitoredObject object) {
		Subscription[] present = active;
		if (present == null) {
			return false;
		}
		for (Subscription subscription : present) {
			if (subscription.wants(kind, object)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Creates one event, and adds it to the queues of all who want it. Calls nothing of the program or of observers, so that it may be
	 * called with the tree's lock held.
	 *
	 * @param offered gets these queues, to be settled when no lock is held any more
	 */
	final void publish(EventKind kind, MonitoredObject object, EventSource source, OfferedQueues offered) {
		lock.lock();
		try {
			Subscription[] present = active;
			Event event = null;
			EndPoint last = null;
			for (Subscription subscription : present == null ? NONE : present) {
				if (subscription.endPoint() != last && subscription.wants(kind, object)) {
					if (event == null) {
						event = source.create(++sequence, clock.getAsLong());
					}
					last = subscription.endPoint();
					last.offer(event, subscription.priority());
					offered.add(last, subscription.priority());
				}
			}
		} finally {
			lock.unlock();
		}
	}

	private Set<EventKind> checked(Set<EventKind> wanted) {
		if (wanted.isEmpty() || !kinds.containsAll(wanted)) {
			throw new IllegalArgumentException("The sensor of " + id + " has the events " + kinds + ", not " + wanted + ".");
		}
		return EnumSet.copyOf(wanted);
	}

	private void subscribe(Subscription added) {
		lock.lock();
		try {
			List<Subscription> next = new ArrayList<>(subscriptions);
			next.removeIf(subscription -> subscription.endPoint() == added.endPoint() && subscription.only() == added.only()
					|| subscription.only() != null && subscription.only().isDeleted());
			next.add(placeOf(added, next), added);
			set(next);
		} finally {
			lock.unlock();
		}
		added.endPoint().whenClosed(forget);
	}

	/** Returns the place: before the first of its end-point if it is for a single object, otherwise after the last. */
	private static int placeOf(Subscription added, List<Subscription> others) {
		int place = others.size();
		for (int i = others.size() - 1; i >= 0; i--) {
			if (others.get(i).endPoint() == added.endPoint()) {
				if (added.only() == null) {
					return i + 1;
				}
				place = i;
			}
		}
		return place;
	}

	private void change(Predicate<Subscription> ending) {
		lock.lock();
		try {
			List<Subscription> next = new ArrayList<>(subscriptions);
			next.removeIf(ending);
			set(next);
		} finally {
			lock.unlock();
		}
	}

	private void setSuspended(boolean now) {
		lock.lock();
		try {
			suspended = now;
			set(subscriptions);
		} finally {
			lock.unlock();
		}
	}

	private void set(List<Subscription> next) {
		subscriptions = next;
		active = suspended || next.isEmpty() ? null : next.toArray(NONE);
	}
}
