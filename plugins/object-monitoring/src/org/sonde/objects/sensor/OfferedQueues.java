/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.Origin;

/**
 * The queues that got events of one change while locks were held, each once however many it got: to be settled when none is held. Knows who
 * made the change.
 */
final class OfferedQueues {
	private final Map<EndPoint, Set<Priority>> offered = new LinkedHashMap<>();
	private Supplier<Origin> author = () -> null;
	private Origin origin;

	/** Sets the author of the next events. Earlier events have none. */
	void by(Supplier<Origin> itsAuthor) {
		author = itsAuthor;
	}

	/** Returns the origin of the current events. It is determined once, and only if there is an event. */
	Origin origin() {
		if (origin == null) {
			origin = author.get();
		}
		return origin;
	}

	void add(EndPoint endPoint, Priority priority) {
		offered.computeIfAbsent(endPoint, absent -> EnumSet.noneOf(Priority.class)).add(priority);
	}

	/** Lets the end-points deliver or wake threads; then waits for full queues: the others must not wait for an observer that blocks. */
	void settle() {
		offered.forEach((endPoint, priorities) -> priorities.forEach(endPoint::settle));
		offered.forEach((endPoint, priorities) -> priorities.forEach(endPoint::awaitRoom));
	}
}
