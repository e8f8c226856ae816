/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import org.sonde.objects.event.Event;

/** The subscription end-point of one observer: an urgent and a regular queue, and what became of the events in them. */
public final class EndPoint implements AutoCloseable {
	/** Set in threads that are in an observer. */
	private static final ThreadLocal<Boolean> IN_OBSERVER = new ThreadLocal<>();

	private final String name;
	private final Observer observer;
	private final QualityOfService quality;
	private final DeliveryQueue urgent;
	private final DeliveryQueue regular;
	private final AtomicInteger failuresInRow = new AtomicInteger();
	private final AtomicBoolean closed = new AtomicBoolean();
	private final Set<Consumer<EndPoint>> whenClosed = new HashSet<>();
	private volatile String removal;
	private QueueServer urgentServer;
	private QueueServer regularServer;

	EndPoint(String name, Observer observer, QualityOfService quality) {
		this.name = Objects.requireNonNull(name);
		this.observer = Objects.requireNonNull(observer);
		this.quality = quality;
		long start = System.nanoTime();
		urgent = new DeliveryQueue(DeliveryPolicy.immediate(), quality.limit(), this::receive, start);
		regular = new DeliveryQueue(quality.policy(), quality.limit(), this::receive, start);
	}

	/** Once, before anything else. */
	void serveBy(QueueServer serverOfUrgent, QueueServer serverOfRegular) {
		urgentServer = serverOfUrgent;
		regularServer = serverOfRegular;
	}

	public String name() {
		return name;
	}

	public boolean isClosed() {
		return closed.get();
	}

	/** Why the service closed it: its observer failed or hung. Empty if it is open, or was closed by somebody else. */
	public Optional<String> removal() {
		return Optional.ofNullable(removal);
	}

	public DeliveryCounts counts(Priority priority) {
		return queue(priority).counts();
	}

	/** Returns the counts of both queues. */
	public DeliveryCounts counts() {
		return urgent.counts().plus(regular.counts());
	}

	/** For sensors: adds an event, without waiting and without calling anything. {@link #settle} and {@link #awaitRoom} must follow. */
	public void offer(Event event, Priority priority) {
		queue(priority).offer(event);
	}

	/** For sensors: called without any lock after {@link #offer}. Wakes a thread, or delivers, as the thread model says. */
	public void settle(Priority priority) {
		server(priority).settle(queue(priority));
	}

	/** For sensors: called without any lock when all end-points are settled. Waits if the queue is full and the observer chose that. */
	public void awaitRoom(Priority priority) {
		if (quality.limit().blocks()) {
			queue(priority).awaitRoom(IN_OBSERVER.get() == null);
		}
	}

	/** For sensors: calls this once, when the end-point is closed, or at once if it is. */
	public void whenClosed(Consumer<EndPoint> action) {
		synchronized (whenClosed) {
			if (!isClosed()) {
				whenClosed.add(action);
				return;
			}
		}
		action.accept(this);
	}

	/**
	 * Delivers what waits, whatever the policy, and waits until the observer has received it; not for events that come meanwhile. In an
	 * observer it returns at once.
	 *
	 * @return whether nothing is left of what waited
	 */
	public boolean flush(Duration longest) throws InterruptedException {
		long end = System.nanoTime() + DeliveryPolicy.nanos("longest wait", longest);
		long ofUrgent = urgent.startFlush();
		long ofRegular = regular.startFlush();
		urgentServer.settle(urgent);
		regularServer.settle(regular);
		boolean mayWait = IN_OBSERVER.get() == null;
		boolean urgentDone = urgent.awaitFlush(ofUrgent, mayWait ? end - System.nanoTime() : 0);
		return regular.awaitFlush(ofRegular, mayWait ? end - System.nanoTime() : 0) && urgentDone;
	}

	/** Ends all subscriptions and drops what waits; {@link #flush} first to have it delivered. Does not wait for the observer. */
	@Override
	public void close() {
		close(null, false);
	}

	DeliveryQueue queue(Priority priority) {
		return priority == Priority.URGENT ? urgent : regular;
	}

	Duration receiving() {
		return quality.receiving();
	}

	/** Whether it is closed, and its observer has returned or was abandoned. */
	boolean isOver() {
		return urgent.isOver() && regular.isOver();
	}

	/** Removes the end-point if its observer has not returned in time. If it is closed already, its threads are replaced. */
	void removeIfHanging(long now) {
		long most = quality.receiving().toNanos();
		if (urgent.hangingSince(now, most) == null && regular.hangingSince(now, most) == null) {
			return;
		}
		if (!close("Observer " + name + " has not returned for " + quality.receiving() + ".", true)) {
			abandon(Priority.URGENT, now);
			abandon(Priority.REGULAR, now);
		}
	}

	private QueueServer server(Priority priority) {
		return priority == Priority.URGENT ? urgentServer : regularServer;
	}

	/** Whether the observer hangs in a sequence of this queue. Then the queue is closed, and its thread replaced. */
	private boolean abandon(Priority priority, long now) {
		DeliveryQueue queue = queue(priority);
		Thread thread = queue.hangingSince(now, quality.receiving().toNanos());
		if (thread != null) {
			server(priority).leave(queue, thread);
			queue.abandon(server(priority).hasOwnThreads());
		}
		return thread != null;
	}

	/**
	 * @param reason null if nobody but the user closes it
	 * @return false if it was closed already
	 */
	private boolean close(String reason, boolean hanging) {
		if (!closed.compareAndSet(false, true)) {
			return false;
		}
		removal = reason;
		long now = System.nanoTime();
		for (Priority priority : Priority.values()) {
			if (!hanging || !abandon(priority, now)) {
				server(priority).leave(queue(priority), null);
				queue(priority).close();
			}
		}
		Set<Consumer<EndPoint>> actions;
		synchronized (whenClosed) {
			actions = new HashSet<>(whenClosed);
			whenClosed.clear();
		}
		actions.forEach(action -> action.accept(this));
		return true;
	}

	/** Whether the observer received them. Nothing that it throws reaches the thread, which may be the program's. */
	private boolean receive(List<Event> events) {
		Boolean outer = IN_OBSERVER.get();
		IN_OBSERVER.set(true);
		long begin = System.nanoTime();
		Throwable failure = null;
		try {
			observer.receive(events);
		} catch (Throwable e) {
			failure = e;
		} finally {
			if (outer == null) {
				IN_OBSERVER.remove();
			}
		}
		if (failure == null) {
			failuresInRow.set(0);
		} else if (failuresInRow.incrementAndGet() >= quality.failures()) {
			close("Observer " + name + " failed " + quality.failures() + " times in a row, the last time by " + failure.getClass().getName()
					+ ".", false);
		}
		if (System.nanoTime() - begin > quality.receiving().toNanos()) {
			close("Observer " + name + " took longer than " + quality.receiving() + ".", false);
		}
		return failure == null;
	}
}
