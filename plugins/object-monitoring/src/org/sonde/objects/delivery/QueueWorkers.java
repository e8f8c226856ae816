/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Queues, and the monitoring threads that deliver their events: urgent queues first, then regular ones, in turn among their equals. A
 * thread sleeps until an event makes a queue ready, or a flush time-out or period ends; empty queues are not polled.
 */
final class QueueWorkers implements QueueServer {
	/** Queues of one priority, which are served in turn. Guarded by the lock of the workers. */
	private static final class Round {
		private final List<DeliveryQueue> queues = new ArrayList<>();
		/** Behind the queue that was served last. */
		private int turn;

		/** The next queue with a sequence to deliver now, whose turn it was then; null if there is none. */
		DeliveryQueue ready(long now) {
			for (int i = 0; i < queues.size(); i++) {
				int place = (turn + i) % queues.size();
				if (queues.get(place).waitNanos(now) <= 0) {
					turn = place + 1;
					return queues.get(place);
				}
			}
			return null;
		}

		/** Returns the time until the first of them is ready, or {@link DeliveryQueue#NOTHING} if nothing waits. */
		long waitNanos(long now) {
			return queues.stream().mapToLong(queue -> queue.waitNanos(now)).min().orElse(DeliveryQueue.NOTHING);
		}
	}

	private final ReentrantLock lock = new ReentrantLock();
	private final Condition work = lock.newCondition();
	private final MonitoringThreads threads;
	private final String name;
	private final boolean shared;
	private final Set<Thread> workers = new HashSet<>();
	private final Round urgent = new Round();
	private final Round regular = new Round();
	private boolean closed;

	/**
	 * @param name part of the names of its threads
	 * @param shared whether it lives on without queues
	 */
	QueueWorkers(MonitoringThreads threads, String name, boolean shared) {
		this.threads = threads;
		this.name = name;
		this.shared = shared;
	}

	void startWorker() {
		lock.lock();
		try {
			workers.add(threads.start(name, this::run));
		} finally {
			lock.unlock();
		}
	}

	void add(DeliveryQueue queue, Priority priority) {
		lock.lock();
		try {
			(priority == Priority.URGENT ? urgent : regular).queues.add(queue);
		} finally {
			lock.unlock();
		}
	}

	@Override
	public void settle(DeliveryQueue queue) {
		if (!queue.takeUnattended()) {
			return;
		}
		lock.lock();
		try {
			work.signal();
		} finally {
			lock.unlock();
		}
	}

	@Override
	public void leave(DeliveryQueue queue, Thread hanging) {
		lock.lock();
		try {
			urgent.queues.remove(queue);
			regular.queues.remove(queue);
			if (shared && !closed && hanging != null && workers.remove(hanging)) {
				startWorker();
			}
			if (!shared && urgent.queues.isEmpty() && regular.queues.isEmpty()) {
				close();
			}
		} finally {
			lock.unlock();
		}
	}

	@Override
	public boolean hasOwnThreads() {
		return true;
	}

	/** Its threads end as soon as their observers return. */
	void close() {
		lock.lock();
		try {
			closed = true;
			work.signalAll();
		} finally {
			lock.unlock();
		}
	}

	private void run() {
		for (DeliveryQueue ready = awaitReady(); ready != null; ready = awaitReady()) {
			ready.deliver(System.nanoTime());
			// Clears an interrupt that an observer left behind, or a watchdog that came too late.
			Thread.interrupted();
		}
	}

	/** The next queue to deliver from; null if this thread is to end. */
	private DeliveryQueue awaitReady() {
		lock.lock();
		try {
			while (!closed && workers.contains(Thread.currentThread())) {
				long now = System.nanoTime();
				DeliveryQueue ready = urgent.ready(now);
				if (ready == null) {
					ready = regular.ready(now);
				}
				if (ready != null) {
					// If another thread of a pool takes the sequence first, this one looks again.
					return ready;
				}
				await(Math.min(urgent.waitNanos(now), regular.waitNanos(now)));
			}
			return null;
		} finally {
			lock.unlock();
		}
	}

	private void await(long nanos) {
		try {
			if (nanos == DeliveryQueue.NOTHING) {
				work.await();
			} else {
				work.awaitNanos(nanos);
			}
		} catch (InterruptedException e) {
			// Nobody interrupts a waiting thread but to make it look again.
		}
	}
}
