/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.ArrayList;
import java.util.List;

/** What was published while the tree was locked, and is to be settled when it is not. */
final class Outbox {
	private List<Subscription[]> published = List.of();
	private Subscription[] last = Sensor.NONE;

	void add(Subscription[] subscriptions) {
		if (subscriptions == last || subscriptions.length == 0) {
			return;
		}
		if (published.isEmpty()) {
			published = new ArrayList<>();
		}
		// Once for many events of a sensor in a row.
		published.add(subscriptions);
		last = subscriptions;
	}

	void settle() {
		published.forEach(Sensor::settle);
		published.forEach(Sensor::awaitRoom);
	}
}
