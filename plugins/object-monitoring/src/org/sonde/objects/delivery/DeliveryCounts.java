/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

/**
 * What became of the events of a queue or an end-point, at one moment for each queue. Always: generated = delivered + dropped + queued +
 * receiving.
 */
public final class DeliveryCounts {
	private final long generated;
	private final long delivered;
	private final long dropped;
	private final int queued;
	private final int receiving;

	DeliveryCounts(long generated, long delivered, long dropped, int queued, int receiving) {
		this.generated = generated;
		this.delivered = delivered;
		this.dropped = dropped;
		this.queued = queued;
		this.receiving = receiving;
	}

	DeliveryCounts plus(DeliveryCounts other) {
		return new DeliveryCounts(generated + other.generated, delivered + other.delivered, dropped + other.dropped, queued + other.queued,
				receiving + other.receiving);
	}

	/** Events that sensors handed over while the end-point was open. */
	public long generated() {
		return generated;
	}

	/** Events of sequences that the observer received without throwing. */
	public long delivered() {
		return delivered;
	}

	/** Events for which the queue had no room, that the observer failed to receive, or that were left when the end-point was closed. */
	public long dropped() {
		return dropped;
	}

	/** Events that wait. */
	public int queued() {
		return queued;
	}

	/** Events that the observer is receiving. */
	public int receiving() {
		return receiving;
	}

	@Override
	public String toString() {
		return generated + " generated = " + delivered + " delivered + " + dropped + " dropped + " + queued + " queued + " + receiving
				+ " receiving";
	}
}
