/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;

import javax.management.JMX;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;

import org.sonde.objects.jmx.FetchedEvents;
import org.sonde.objects.jmx.JmxCarrier;
import org.sonde.objects.jmx.ObjectServiceMXBean;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** A subscription by the RMI connector, as of the view <em>Live Objects</em>: a thread fetches the events. */
final class CountedSubscription extends CountedCarrier {
	private static final int CAPACITY = 10_000;
	private static final int WAIT_MILLIS = 200;

	private final JmxCarrier carrier = new JmxCarrier();
	private final LoopbackConnector connector;
	private final JMXConnector client;
	private final ObjectServiceMXBean service;
	private final long subscription;
	private final AtomicLong fetched = new AtomicLong();
	private volatile long dropped;
	private volatile boolean closing;
	private final Thread fetching = new Thread(this::fetch, "fetching");

	/** @param policy when the events come */
	CountedSubscription(WovenObjects objects, String policy) throws Exception {
		super(objects);
		carrier.start(objects);
		connector = new LoopbackConnector();
		client = connector.connect();
		service = JMX.newMXBeanProxy(client.getMBeanServerConnection(), new ObjectName(ObjectServiceMXBean.NAME),
				ObjectServiceMXBean.class);
		subscription = service.subscribe(new String[0], 0, new String[0], "plan", policy, CAPACITY);
		fetching.setDaemon(true);
		fetching.start();
	}

	private void fetch() {
		while (!closing) {
			FetchedEvents events = service.fetch(subscription, ObjectServiceMXBean.MOST, WAIT_MILLIS);
			fetched.addAndGet(events.getEvents().length);
			dropped = events.getDropped();
		}
	}

	@Override
	long arrived() {
		return fetched.get();
	}

	/** Its buffer may be full, too. */
	@Override
	long lost() {
		return dropped - counts().dropped();
	}

	@Override
	long close() throws IOException, InterruptedException {
		closing = true;
		fetching.join();
		client.close();
		connector.close();
		carrier.close();
		return fetched.get();
	}
}
