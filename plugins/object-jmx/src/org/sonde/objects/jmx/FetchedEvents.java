/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** Events that were fetched, and what became of all so far: generated = delivered + dropped + what waits. */
public final class FetchedEvents {
	private final EventData[] events;
	private final long generated;
	private final long delivered;
	private final long dropped;
	private final String closed;

	@ConstructorParameters({ "events", "generated", "delivered", "dropped", "closed" })
	public FetchedEvents(EventData[] events, long generated, long delivered, long dropped, String closed) {
		this.events = events;
		this.generated = generated;
		this.delivered = delivered;
		this.dropped = dropped;
		this.closed = closed;
	}

	/** Returns the events in the order of their arrival. */
	public EventData[] getEvents() {
		return events;
	}

	/** Events that sensors generated for the subscription. */
	public long getGenerated() {
		return generated;
	}

	/** Events that were fetched. */
	public long getDelivered() {
		return delivered;
	}

	/** Events for which there was no room. */
	public long getDropped() {
		return dropped;
	}

	/** Why the subscription is over; null if it is not. */
	public String getClosed() {
		return closed;
	}
}
