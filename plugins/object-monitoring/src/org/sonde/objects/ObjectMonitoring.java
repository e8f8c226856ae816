/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

import org.sonde.objects.delivery.Dissemination;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Observer;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.ValueCapture;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.ObjectTree;

/** The monitoring service of one program: its monitored types and objects, and the observers of their events. */
public final class ObjectMonitoring implements AutoCloseable {
	/** The time that {@link #close()} waits for observers, and again after it has interrupted them. */
	public static final Duration CLOSING = Duration.ofSeconds(1);

	private final ObjectTree tree;
	private final Dissemination dissemination;

	private ObjectMonitoring(ThreadModel threads, ObjectTree tree) {
		this.tree = tree;
		dissemination = new Dissemination(threads);
		// Otherwise the deletions of an idle program would wait for its next change.
		dissemination.eachSecond(tree::expunge);
	}

	/** Starts with {@link System#nanoTime()} and {@link ValueCapture#standard()}. */
	public static ObjectMonitoring start(ThreadModel threads) {
		return new ObjectMonitoring(threads, new ObjectTree(System::nanoTime, ValueCapture.standard()));
	}

	/**
	 * @param clock nanoseconds, for the times of events; called with locks held: must neither wait nor throw
	 * @param capture what is kept of values
	 * @param origins who makes a change, as for {@link ObjectTree}
	 */
	public static ObjectMonitoring start(ThreadModel threads, LongSupplier clock, ValueCapture capture,
			Function<Class<?>, Origin> origins) {
		return new ObjectMonitoring(threads, new ObjectTree(clock, capture, origins));
	}

	/** A type, which is monitored from now on. */
	public <T> MonitoredType<T> type(Class<T> type) {
		return tree.type(type);
	}

	/** Introspection and pull. */
	public ObjectTree tree() {
		return tree;
	}

	/**
	 * Creates the end-point of an observer, which then subscribes to sensors.
	 *
	 * @param name for messages and names of threads
	 * @throws IllegalStateException if the service is closed
	 */
	public EndPoint attach(String name, Observer observer, QualityOfService quality) {
		return dissemination.attach(name, observer, quality);
	}

	/** Returns the open end-points. */
	public List<EndPoint> endPoints() {
		return dissemination.endPoints();
	}

	/**
	 * Closes all end-points, and waits until the threads have ended. Sensors stay, without subscribers.
	 *
	 * @param longest how long to wait for observers that have not returned; then they are interrupted, and get as much time again
	 * @return names of threads that have not ended, because their observers do not return; they end when these do
	 */
	public List<String> close(Duration longest) throws InterruptedException {
		return dissemination.close(longest);
	}

	/** {@link #close(Duration)} with {@link #CLOSING}. */
	@Override
	public void close() {
		try {
			close(CLOSING);
		} catch (InterruptedException e) {
			// All is closed by now, only not waited for.
			Thread.currentThread().interrupt();
		}
	}
}
