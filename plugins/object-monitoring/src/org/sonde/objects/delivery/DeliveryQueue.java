/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

import org.sonde.objects.event.Event;

/**
 * The urgent or the regular queue of an end-point. Any thread adds events; one at a time delivers them. Nothing but the queue is called
 * while its lock is held, and the observer is called without it.
 */
final class DeliveryQueue {
	/** The result of {@link #waitNanos} if there is nothing to deliver. */
	static final long NOTHING = Long.MAX_VALUE;

	/** An event, and when it came, by {@link System#nanoTime()}. */
	private static final class Waiting {
		private final Event event;
		private final long since;

		Waiting(Event event, long since) {
			this.event = event;
			this.since = since;
		}
	}

	private final ReentrantLock lock = new ReentrantLock();
	/** A sequence was taken or received, or the queue was closed. */
	private final Condition progress = lock.newCondition();
	private final ArrayDeque<Waiting> events = new ArrayDeque<>();
	private final DeliveryPolicy policy;
	private final QueueLimit limit;
	private final Predicate<List<Event>> receiver;
	private final long start;
	/** When the first event came of those that no sequence took, even if it was dropped: its period goes on. */
	private long since;
	private long generated;
	private long delivered;
	private long dropped;
	private int receiving;
	/** The thread that delivers a sequence; null if none does. */
	private Thread deliverer;
	private long receivingSince;
	/** Events that came before the last flush began: they wait for no batch and no period. */
	private long flushed;
	private boolean closed;
	/** Whether a waiting thread has to look at the queue again. */
	private volatile boolean unattended;

	/**
	 * @param receiver gets each sequence, and says whether the observer received it; must not throw
	 * @param start when the periods of the policy begin, by {@link System#nanoTime()}
	 */
	DeliveryQueue(DeliveryPolicy policy, QueueLimit limit, Predicate<List<Event>> receiver, long start) {
		this.policy = policy;
		this.limit = limit;
		this.receiver = receiver;
		this.start = start;
	}

	/** Adds an event, unless the queue is closed. Never waits, so that sensors can call it with their locks held. */
	void offer(Event event) {
		lock.lock();
		try {
			if (closed) {
				return;
			}
			generated++;
			long now = System.nanoTime();
			if (events.isEmpty()) {
				since = now;
			}
			events.add(new Waiting(event, now));
			if (!limit.blocks()) {
				dropTheOldest();
			}
			if (events.size() == 1 || events.size() == policy.threshold()) {
				unattended = true;
			}
		} finally {
			lock.unlock();
		}
	}

	/** Whether somebody has to deliver, or to compute when to deliver; true once. */
	boolean takeUnattended() {
		if (!unattended) {
			return false;
		}
		// This comes before the thread is woken up: it sees later events, or these ask again.
		unattended = false;
		return true;
	}

	/**
	 * If the limit says so, waits until there is room, or drops what is too much.
	 *
	 * @param mayWait false in threads that are delivering, which would wait for themselves
	 */
	void awaitRoom(boolean mayWait) {
		if (!limit.blocks()) {
			return;
		}
		lock.lock();
		try {
			long left = limit.blockNanos();
			while (mayWait && !closed && events.size() > limit.capacity() && left > 0) {
				left = progress.awaitNanos(left);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			dropTheOldest();
			lock.unlock();
		}
	}

	/** Nanoseconds until a sequence is to be delivered, 0 or less if now; {@link #NOTHING} if none waits, or it is being delivered. */
	long waitNanos(long now) {
		lock.lock();
		try {
			if (events.isEmpty() || deliverer != null) {
				return NOTHING;
			}
			return generated - events.size() < flushed ? 0 : policy.waitNanos(events.size(), since, start, now);
		} finally {
			lock.unlock();
		}
	}

	/** Delivers one sequence, if it is time and no other thread does; says whether it did. */
	boolean deliver(long now) {
		List<Event> sequence;
		lock.lock();
		try {
			if (waitNanos(now) > 0) {
				return false;
			}
			sequence = take(now);
			progress.signalAll();
		} finally {
			lock.unlock();
		}
		boolean received = receiver.test(sequence);
		lock.lock();
		try {
			deliverer = null;
			// Nothing is added if the sequence was abandoned, because it is counted already.
			delivered += received ? receiving : 0;
			dropped += received ? 0 : receiving;
			receiving = 0;
			progress.signalAll();
		} finally {
			lock.unlock();
		}
		return true;
	}

	/**
	 * What waits now is to be delivered at once.
	 *
	 * @return how many events came so far, for {@link #awaitFlush}
	 */
	long startFlush() {
		lock.lock();
		try {
			flushed = generated;
			unattended |= !events.isEmpty();
			return flushed;
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Waits until that many events were delivered or dropped, so the first ones, as they go in their order; says whether that is so.
	 *
	 * @param wanted events that came before the flush; those that come later are not waited for
	 */
	boolean awaitFlush(long wanted, long nanos) throws InterruptedException {
		lock.lock();
		try {
			long left = nanos;
			while (delivered + dropped < wanted && left > 0) {
				left = progress.awaitNanos(left);
			}
			return delivered + dropped >= wanted;
		} finally {
			lock.unlock();
		}
	}

	/** The thread whose observer has been receiving a sequence for longer than this; null if there is none. */
	Thread hangingSince(long now, long nanos) {
		lock.lock();
		try {
			return deliverer != null && now - receivingSince > nanos ? deliverer : null;
		} finally {
			lock.unlock();
		}
	}

	/** Whether it is closed, and the observer has returned or was abandoned. */
	boolean isOver() {
		lock.lock();
		try {
			return closed && deliverer == null;
		} finally {
			lock.unlock();
		}
	}

	/** Drops what waits, and takes no more events. A sequence that is being received counts when the observer returns. */
	void close() {
		lock.lock();
		try {
			closed = true;
			dropped += events.size();
			events.clear();
			progress.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Closes the queue, and drops also the sequence that is being received, as its observer hangs.
	 *
	 * @param interrupt whether to interrupt the thread that delivers it: only if that is not the program's
	 */
	void abandon(boolean interrupt) {
		lock.lock();
		try {
			close();
			dropped += receiving;
			receiving = 0;
			// While the lock is held, the thread is still in this observer, or about to leave it.
			if (interrupt && deliverer != null) {
				deliverer.interrupt();
			}
			deliverer = null;
		} finally {
			lock.unlock();
		}
	}

	DeliveryCounts counts() {
		lock.lock();
		try {
			return new DeliveryCounts(generated, delivered, dropped, events.size(), receiving);
		} finally {
			lock.unlock();
		}
	}

	private List<Event> take(long now) {
		Event[] sequence = new Event[policy.sequenceOf(events.size())];
		Arrays.setAll(sequence, i -> events.remove().event);
		receiving = sequence.length;
		deliverer = Thread.currentThread();
		receivingSince = now;
		// The rest has waited since it arrived, not since now.
		since = events.isEmpty() ? now : events.peek().since;
		return Collections.unmodifiableList(Arrays.asList(sequence));
	}

	private void dropTheOldest() {
		while (events.size() > limit.capacity()) {
			events.remove();
			dropped++;
		}
	}
}
