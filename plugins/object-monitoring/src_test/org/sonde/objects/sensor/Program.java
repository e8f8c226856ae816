/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.Dissemination;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Observer;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.ValueCapture;

/** A tree with a clock by hand, whose events are received in the thread that causes them. */
final class Program implements AutoCloseable {
	final AtomicLong clock = new AtomicLong();
	final ObjectTree tree = new ObjectTree(clock::incrementAndGet, ValueCapture.standard());
	final MonitoredType<Order> orders = tree.type(Order.class);
	final AttributeSensor amount = orders.attribute("amount", int.class, order -> order.amount);
	final List<Event> received = Collections.synchronizedList(new ArrayList<>());
	private final Dissemination dissemination = new Dissemination(ThreadModel.productionThread());

	EndPoint observer() {
		return observer(received::addAll);
	}

	EndPoint observer(Observer observer) {
		return observer(observer, QualityOfService.standard().with(DeliveryPolicy.batches(1, Duration.ofHours(1))));
	}

	EndPoint observer(Observer observer, QualityOfService quality) {
		return dissemination.attach("test", observer, quality);
	}

	@Override
	public void close() throws InterruptedException {
		dissemination.close(Duration.ofSeconds(50));
	}
}
