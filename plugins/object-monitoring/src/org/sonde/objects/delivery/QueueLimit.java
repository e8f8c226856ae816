/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;

/** The number of events that may wait in each of an end-point's queues, and what happens to further events. */
public final class QueueLimit {
	/** Events that may wait by default. */
	public static final int STANDARD_CAPACITY = 10_000;
	/** The most that may wait: with values of usual size some hundred megabytes. */
	public static final int LARGEST_CAPACITY = 1_000_000;

	private final int capacity;
	private final long blockNanos;

	private QueueLimit(int capacity, long blockNanos) {
		if (capacity < 1 || capacity > LARGEST_CAPACITY) {
			throw new IllegalArgumentException("A queue has room for 1 to " + LARGEST_CAPACITY + " events, not " + capacity + ".");
		}
		this.capacity = capacity;
		this.blockNanos = blockNanos;
	}

	/** A full queue drops its oldest event. */
	public static QueueLimit dropOldest(int capacity) {
		return new QueueLimit(capacity, 0);
	}

	/**
	 * The production thread waits until a full queue has room, then goes on; what is too much after the longest wait is dropped, oldest
	 * first. Each waiting thread adds its events first, so the queue may be longer than its capacity by what one change per thread
	 * generates: one event for an attribute; for the tree one per child of a deleted object, of which a change may find 64. An observer
	 * that changes the program itself never waits.
	 *
	 * @param longest above 0, at most a day
	 */
	public static QueueLimit block(int capacity, Duration longest) {
		return new QueueLimit(capacity, DeliveryPolicy.nanos("longest wait", longest));
	}

	int capacity() {
		return capacity;
	}

	boolean blocks() {
		return blockNanos > 0;
	}

	long blockNanos() {
		return blockNanos;
	}
}
