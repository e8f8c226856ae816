/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The end-points of all observers, and the threads that deliver their events. */
public final class Dissemination {
	private static final String ALL = "all";
	private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

	private final ReentrantLock lock = new ReentrantLock();
	/** An end-point came, or the service was closed. */
	private final Condition changed = lock.newCondition();
	private final ThreadModel model;
	private final MonitoringThreads threads;
	private final Watchdog watchdog = new Watchdog();
	private final List<EndPoint> endPoints = new ArrayList<>();
	/** Null if every end-point has threads of its own, or none. */
	private final QueueWorkers shared;
	private boolean closed;

	public Dissemination(ThreadModel model) {
		this.model = Objects.requireNonNull(model);
		threads = new MonitoringThreads(model.isVirtual());
		shared = model.group() == ThreadModel.Group.ALL ? new QueueWorkers(threads, ALL, true) : null;
		for (int i = 0; shared != null && i < model.threads(); i++) {
			shared.startWorker();
		}
		if (model.group() != ThreadModel.Group.NONE) {
			threads.start("watchdog", watchdog::run);
		}
	}

	/**
	 * Does something once a second while there are end-points, in a thread of its own: it may wait for a full queue as the program does.
	 * With the production thread, nothing is done, as there is no thread for it.
	 */
	public void eachSecond(Runnable action) {
		if (model.group() != ThreadModel.Group.NONE) {
			threads.start("each-second", () -> {
				while (awaitSecond()) {
					action.run();
				}
			});
		}
	}

	/** Waits for an end-point, then for a second; false if closed. */
	private boolean awaitSecond() {
		lock.lock();
		try {
			while (!closed && endPoints.isEmpty()) {
				changed.await();
			}
			long left = SECOND;
			while (!closed && left > 0) {
				left = changed.awaitNanos(left);
			}
			return !closed;
		} catch (InterruptedException e) {
			// Nobody interrupts it but to end it.
			return !closed;
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Creates the end-point of an observer.
	 *
	 * @param name for messages and names of threads
	 */
	public EndPoint attach(String name, Observer observer, QualityOfService quality) {
		lock.lock();
		try {
			if (closed) {
				throw new IllegalStateException("The monitoring service is closed. Start another one for observer " + name + ".");
			}
			EndPoint endPoint = new EndPoint(name, observer, quality);
			serve(endPoint);
			endPoints.add(endPoint);
			changed.signalAll();
			if (model.group() != ThreadModel.Group.NONE) {
				watchdog.add(endPoint);
			}
			endPoint.whenClosed(this::detach);
			return endPoint;
		} finally {
			lock.unlock();
		}
	}

	/** Returns the open end-points. */
	public List<EndPoint> endPoints() {
		lock.lock();
		try {
			return new ArrayList<>(endPoints);
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Closes all end-points, and waits until the threads have ended.
	 *
	 * @param longest how long to wait for observers that have not returned; then they are interrupted, and get as much time again
	 * @return names of threads that have not ended; they end when their observers return
	 */
	public List<String> close(Duration longest) throws InterruptedException {
		long nanos = DeliveryPolicy.nanos("longest wait", longest);
		lock.lock();
		try {
			closed = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
		endPoints().forEach(EndPoint::close);
		if (shared != null) {
			shared.close();
		}
		watchdog.close();
		threads.join(nanos);
		threads.interrupt();
		threads.join(nanos);
		return threadNames();
	}

	List<String> threadNames() {
		return threads.names();
	}

	private void detach(EndPoint endPoint) {
		if (endPoint.isOver()) {
			watchdog.remove(endPoint);
		}
		lock.lock();
		try {
			endPoints.remove(endPoint);
		} finally {
			lock.unlock();
		}
	}

	private void serve(EndPoint endPoint) {
		DeliveryQueue urgent = endPoint.queue(Priority.URGENT);
		DeliveryQueue regular = endPoint.queue(Priority.REGULAR);
		if (model.group() == ThreadModel.Group.NONE) {
			QueueServer server = new ProductionServer(endPoint);
			endPoint.serveBy(server, server);
			return;
		}
		boolean perQueue = model.group() == ThreadModel.Group.QUEUE;
		QueueWorkers ofUrgent = shared != null ? shared : new QueueWorkers(threads, endPoint.name() + (perQueue ? "-urgent" : ""), false);
		QueueWorkers ofRegular = perQueue ? new QueueWorkers(threads, endPoint.name() + "-regular", false) : ofUrgent;
		ofUrgent.add(urgent, Priority.URGENT);
		ofRegular.add(regular, Priority.REGULAR);
		endPoint.serveBy(ofUrgent, ofRegular);
		if (shared == null) {
			ofUrgent.startWorker();
		}
		if (perQueue) {
			ofRegular.startWorker();
		}
	}
}
