/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.event.Event;

/**
 * Keeps the events of an end-point until they are fetched. It never waits for whoever fetches: it may be called in any thread, also of the
 * program, so a full buffer drops its oldest event.
 */
final class JmxSubscription {
	/** Part of the lease that may go by after it is over. */
	private static final int GRACE = 10;

	private final int capacity;
	private final long leaseNanos;
	private final Deque<Event> buffer = new ArrayDeque<>();
	private EndPoint endPoint;
	private long lastFetch = System.nanoTime();
	/** When it was first seen that nobody fetched for too long; 0 if that is not so. */
	private long lateSince;
	private long fetched;
	private long overflown;
	private int waiting;
	private String closed;

	/** @param leaseNanos how long nobody may fetch */
	JmxSubscription(int capacity, long leaseNanos) {
		this.capacity = capacity;
		this.leaseNanos = leaseNanos;
	}

	/** Once, before anything else. */
	synchronized void of(EndPoint itsEndPoint) {
		endPoint = itsEndPoint;
	}

	synchronized EndPoint endPoint() {
		return endPoint;
	}

	/** Receives events from the end-point. */
	synchronized void receive(List<Event> events) {
		isForgotten();
		buffer.addAll(events);
		while (buffer.size() > (closed == null ? capacity : 0)) {
			buffer.remove();
			overflown++;
		}
		notifyAll();
	}

	synchronized FetchedEvents fetch(int most, long waitMillis) throws InterruptedException {
		lastFetch = System.nanoTime();
		lateSince = 0;
		long end = lastFetch + TimeUnit.MILLISECONDS.toNanos(waitMillis);
		long left = end - lastFetch;
		waiting++;
		notifyAll();
		try {
			while (buffer.isEmpty() && closed == null && !endPoint.isClosed() && left > 0) {
				TimeUnit.NANOSECONDS.timedWait(this, left);
				left = end - System.nanoTime();
			}
		} finally {
			waiting--;
		}
		List<EventData> events = new ArrayList<>();
		while (!buffer.isEmpty() && events.size() < most) {
			events.add(OpenData.of(buffer.remove()));
		}
		lastFetch = System.nanoTime();
		fetched += events.size();
		DeliveryCounts counts = endPoint.counts();
		String over = closed != null ? closed : endPoint.isClosed() ? endPoint.removal().orElse("The program ends.") : null;
		return new FetchedEvents(events.toArray(new EventData[0]), counts.generated(), fetched, counts.dropped() + overflown, over);
	}

	/**
	 * Whether nobody asks for its events any more; it is closed then. Not at the first look that finds it late: if the whole program was
	 * stopped, its observer fetches at once when it goes on.
	 */
	boolean isForgotten() {
		return isForgottenAt(System.nanoTime());
	}

	/** The same at some time of {@link System#nanoTime()}. */
	synchronized boolean isForgottenAt(long now) {
		if (waiting > 0 || now - lastFetch <= leaseNanos) {
			return false;
		}
		if (lateSince == 0) {
			lateSince = now;
		}
		boolean forgotten = now - lateSince > leaseNanos / GRACE;
		if (forgotten) {
			close("Nobody fetched its events for " + TimeUnit.NANOSECONDS.toSeconds(leaseNanos) + " seconds.");
		}
		return forgotten;
	}

	/**
	 * Waits until all was fetched, and has arrived: its observer asks for more.
	 *
	 * @param nanos  how long it waits for a fetch
	 * @param latest when it ends though its observer still fetches, as a time of {@link System#nanoTime()}
	 */
	synchronized void awaitFetched(long nanos, long latest) throws InterruptedException {
		long begin = System.nanoTime();
		long left = Math.min(nanos, latest - begin);
		while (!endPoint.isClosed() && (!buffer.isEmpty() || waiting == 0) && left > 0) {
			TimeUnit.NANOSECONDS.timedWait(this, left);
			long now = System.nanoTime();
			long since = lastFetch - begin > 0 ? lastFetch : begin;
			left = Math.min(since + nanos - now, latest - now);
		}
	}

	/** Closes the subscription. Waiting events are dropped. */
	synchronized void close(String reason) {
		if (closed == null) {
			closed = reason;
			overflown += buffer.size();
			buffer.clear();
			endPoint.close();
			notifyAll();
		}
	}
}
