/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import java.time.Duration;

import org.sonde.objects.jmx.FetchedEvents;
import org.sonde.objects.jmx.ObjectServiceMXBean;

/** A subscription to the sensors of a running program. Whoever does not fetch for a minute loses it. */
public final class Watch implements AutoCloseable {
	private final ObjectsConnection connection;
	private final long id;

	Watch(ObjectsConnection connection, long id) {
		this.connection = connection;
		this.id = id;
	}

	/**
	 * Waits for the next events.
	 *
	 * @param longest how long, from 0 to 10 seconds; to be cancelled soon, take less
	 * @return at most {@link ObjectsConnection#MOST}; none if none came
	 */
	public FetchedEvents fetch(Duration longest) throws ObjectsException {
		return connection.ask(service -> service.fetch(id, ObjectServiceMXBean.MOST, longest.toMillis()));
	}

	/** No more events are generated. Those that wait can still be fetched, until all generated ones were delivered or dropped. */
	public void end() throws ObjectsException {
		connection.ask(service -> {
			service.end(id);
			return null;
		});
	}

	/** Ends the subscription; what waits is dropped. */
	@Override
	public void close() {
		try {
			connection.ask(service -> {
				service.unsubscribe(id);
				return null;
			});
		} catch (ObjectsException e) {
			// The program has ended, and the subscription with it.
		}
	}
}
