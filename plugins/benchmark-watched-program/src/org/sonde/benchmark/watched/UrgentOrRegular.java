/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.util.List;

import org.sonde.objects.delivery.Observer;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.SensorId;

/** Sends urgent and regular events to different monitoring clients, as they may come at the same time. */
final class UrgentOrRegular implements Observer {
	private final SensorId urgentSensor;
	private final RemoteObserver urgent;
	private final RemoteObserver regular;

	UrgentOrRegular(SensorId urgentSensor, RemoteObserver urgent, RemoteObserver regular) {
		this.urgentSensor = urgentSensor;
		this.urgent = urgent;
		this.regular = regular;
	}

	@Override
	public void receive(List<Event> events) throws IOException {
		(events.get(0).sensor().equals(urgentSensor) ? urgent : regular).receive(events);
	}
}
