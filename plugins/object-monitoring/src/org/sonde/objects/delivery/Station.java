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
 * Queues, and the monitoring threads that deliver their events: urgent queues first, then regular ones, in turn among their equals. A thread
 * sleeps until an event makes a queue ready, or a flush time-out or period ends; empty queues are not polled.
 */
final class Station implements Server {
	private final ReentrantLock lock = new ReentrantLock();
	private final Condition work = lock.newCondition();
	private final MonitoringThreads threads;
	private final String name;
	private final boolean shared;
	private final Set<Thread> workers = new HashSet<>();
	private final List<DeliveryQueue> urgent = new ArrayList<>();
	private final List<DeliveryQueue> regular = new ArrayList<>();
	private int turn;
	private boolean closed;

	/**
	 * @param name part of the names of its threads
	 * @param shared whether it lives on without queues
	 */
	Station(MonitoringThreads threads, String name, boolean shared) {
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
			(priority == Priority.URGENT ? urgent : regular).add(queue);
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
			urgent.remove(queue);
			regular.remove(queue);
			if (shared && !closed && hanging != null && workers.remove(hanging)) {
				startWorker();
			}
			if (!shared && urgent.isEmpty() && regular.isEmpty()) {
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
			// What an observer leaves behind, or a watchdog that came too late.
			Thread.interrupted();
		}
	}

	/** The next queue to deliver from; null if this thread is to end. */
	private DeliveryQueue awaitReady() {
		lock.lock();
		try {
			while (!closed && workers.contains(Thread.currentThread())) {
				long now = System.nanoTime();
				DeliveryQueue ready = soonest(now);
				long wait = ready == null ? DeliveryQueue.NOTHING : ready.waitNanos(now);
				if (wait <= 0) {
					turn++;
					return ready;
				}
				await(wait);
			}
			return null;
		} finally {
			lock.unlock();
		}
	}

	/** The queue to deliver from first: one that is ready, urgent before regular, otherwise the one that is ready first. */
	private DeliveryQueue soonest(long now) {
		DeliveryQueue soonest = null;
		long least = DeliveryQueue.NOTHING;
		for (List<DeliveryQueue> equals : List.of(urgent, regular)) {
			for (int i = 0; i < equals.size(); i++) {
				DeliveryQueue queue = equals.get(Math.floorMod(turn + i, equals.size()));
				long wait = queue.waitNanos(now);
				if (wait <= 0) {
					return queue;
				}
				if (wait < least) {
					least = wait;
					soonest = queue;
				}
			}
		}
		return soonest;
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
