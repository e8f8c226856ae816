/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;
import java.util.Objects;

/** When the regular events of an end-point are delivered, and how many at once. Urgent events are always delivered immediately. */
public final class DeliveryPolicy {
	/** The longest flush time-out or period. */
	static final Duration LONGEST = Duration.ofDays(1);
	private static final DeliveryPolicy IMMEDIATE = new DeliveryPolicy(1, false, 0, 0);

	private final int threshold;
	private final boolean exact;
	private final long flushNanos;
	private final long periodNanos;

	private DeliveryPolicy(int threshold, boolean exact, long flushNanos, long periodNanos) {
		this.threshold = threshold;
		this.exact = exact;
		this.flushNanos = flushNanos;
		this.periodNanos = periodNanos;
	}

	/** Delivers as soon as a thread is free. All waiting events are then delivered together. */
	public static DeliveryPolicy immediate() {
		return IMMEDIATE;
	}

	/**
	 * Batching: sequences of so many events; fewer only when the first has waited for the flush time-out.
	 *
	 * @param size 1 or more
	 * @param flushTimeout above 0, at most a day
	 */
	public static DeliveryPolicy batches(int size, Duration flushTimeout) {
		if (size < 1) {
			throw new IllegalArgumentException("A batch has 1 event or more, not " + size + ".");
		}
		return new DeliveryPolicy(size, true, nanos("flush time-out", flushTimeout), 0);
	}

	/**
	 * Periodic notification: at the end of each period, all events that came in it; nothing if none came.
	 *
	 * @param period above 0, at most a day
	 */
	public static DeliveryPolicy periodic(Duration period) {
		return new DeliveryPolicy(Integer.MAX_VALUE, false, 0, nanos("period", period));
	}

	/** Nanoseconds of a time that a policy or limit may have: above 0, at most a day. */
	static long nanos(String what, Duration time) {
		if (Objects.requireNonNull(time, what).isNegative() || time.isZero() || time.compareTo(LONGEST) > 0) {
			throw new IllegalArgumentException("The " + what + " is above 0 and at most a day, not " + time + ".");
		}
		return time.toNanos();
	}

	/** Size of a batch; 1 if delivered immediately, {@link Integer#MAX_VALUE} if periodically. */
	int threshold() {
		return threshold;
	}

	/** Events of the next sequence, if so many wait. */
	int sequenceOf(int queued) {
		return exact ? Math.min(threshold, queued) : queued;
	}

	/**
	 * Nanoseconds until events are to be delivered, 0 or less if now. All times are of {@link System#nanoTime()}.
	 *
	 * @param queued how many wait, at least 1
	 * @param since since when the first of them waits
	 * @param start when the end-point was created: periods begin there
	 */
	long waitNanos(int queued, long since, long start, long now) {
		if (queued >= threshold) {
			return 0;
		}
		if (periodNanos == 0) {
			return since + flushNanos - now;
		}
		long endOfPeriod = start + (Math.max(0, since - start) / periodNanos + 1) * periodNanos;
		return endOfPeriod - now;
	}
}
