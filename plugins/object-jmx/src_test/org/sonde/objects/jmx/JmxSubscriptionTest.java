/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;

class JmxSubscriptionTest {
	private static final long HOUR = TimeUnit.HOURS.toNanos(1);
	private static final int CAPACITY = 10;
	private static final long PAUSE_MILLIS = 200;

	private final ObjectMonitoring service = ObjectMonitoring.start(ThreadModel.productionThread());
	private final AttributeSensor sensor = service.type(StringBuilder.class).attribute("length", int.class);
	private final MonitoredObject object = service.type(StringBuilder.class).monitor(new StringBuilder());

	@AfterEach
	void close() {
		service.close();
	}

	@Test
	void whatIsTooMuchIsDroppedOldestFirstAndCounted() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		change(25);
		FetchedEvents first = subscription.fetch(3, 0);
		assertThat(first.getEvents()).extracting(EventData::getSequence).containsExactly(16L, 17L, 18L);
		assertThat(List.of(first.getGenerated(), first.getDelivered(), first.getDropped())).containsExactly(25L, 3L, 15L);
		FetchedEvents rest = subscription.fetch(100, 0);
		assertThat(rest.getEvents()).hasSize(7);
		assertThat(rest.getGenerated()).isEqualTo(rest.getDelivered() + rest.getDropped());
		assertThat(rest.getClosed()).isNull();
	}

	@Test
	void anObserverThatDoesNotFetchLosesIt() throws Exception {
		JmxSubscription subscription = subscription(0);
		change(5);
		FetchedEvents over = subscription.fetch(100, 1000);
		assertThat(over.getEvents()).isEmpty();
		assertThat(over.getClosed()).contains("Nobody fetched");
		assertThat(sensor.isActive()).isFalse();
		assertThat(over.getGenerated()).isEqualTo(over.getDropped()).isPositive();
	}

	/** Its sensor reports nothing, so nothing but a look at it ends it. */
	@Test
	void anObserverThatDoesNotFetchIsForgottenWithoutAnEvent() throws Exception {
		assertThat(subscription(HOUR).isForgotten()).isFalse();
		sensor.unsubscribe(service.endPoints().get(0));
		JmxSubscription dead = subscription(0);
		assertThat(sensor.isActive()).isTrue();
		while (!dead.isForgotten()) {
			Thread.onSpinWait();
		}
		assertThat(sensor.isActive()).isFalse();
	}

	/** As for one that waits for events when the whole program is stopped, and that did not come in time. */
	@Test
	void anObserverThatWaitsIsNotForgotten() throws Exception {
		JmxSubscription subscription = subscription(1);
		Thread observer = new Thread(() -> fetch(subscription));
		observer.start();
		while (observer.getState() != Thread.State.TIMED_WAITING) {
			Thread.onSpinWait();
		}
		for (int i = 0; i < 10; i++) {
			assertThat(subscription.isForgotten()).isFalse();
		}
		subscription.close("enough");
		observer.join();
	}

	private static void fetch(JmxSubscription subscription) {
		try {
			subscription.fetch(1, Duration.ofMinutes(5).toMillis());
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
	}

	/** A tenth of an hour after that would be late. */
	@Test
	void aProgramThatWasStoppedDoesNotForgetItsObserver() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		assertThat(subscription.isForgottenAt(System.nanoTime() + 2 * HOUR)).as("the first look after it goes on").isFalse();
		assertThat(subscription.isForgottenAt(System.nanoTime() + 2 * HOUR + HOUR / 11)).isFalse();
		subscription.fetch(1, 0);
		assertThat(subscription.isForgottenAt(System.nanoTime() + 2 * HOUR + HOUR / 2)).as("it fetched meanwhile").isFalse();
		assertThat(subscription.isForgottenAt(System.nanoTime() + 3 * HOUR)).isTrue();
	}

	@Test
	void aFetchReturnsWithTheFirstEvent() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		Thread program = new Thread(() -> change(1));
		program.start();
		assertThat(subscription.fetch(100, Duration.ofMinutes(5).toMillis()).getEvents()).hasSize(1);
		program.join();
	}

	@Test
	void aClosedOneLetsItsObserverGo() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		Thread other = new Thread(() -> subscription.close("enough"));
		other.start();
		assertThat(subscription.fetch(100, Duration.ofMinutes(5).toMillis()).getClosed()).isEqualTo("enough");
		other.join();
	}

	/** Each page takes its time, on a busy machine more than the end of a program waits for the first one. */
	@Test
	void theEndWaitsAsLongAsItsObserverFetches() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		change(CAPACITY);
		AtomicInteger fetched = new AtomicInteger();
		Thread observer = new Thread(() -> {
			while (fetched.get() < CAPACITY) {
				LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
				fetch(subscription);
				fetched.incrementAndGet();
			}
			fetch(subscription);
		});
		observer.start();
		subscription.awaitFetched(TimeUnit.MILLISECONDS.toNanos(5 * PAUSE_MILLIS), System.nanoTime() + HOUR);
		assertThat(fetched).hasValue(CAPACITY);
		subscription.close("enough");
		observer.join();
	}

	@Test
	void theEndWaitsForNoObserverThatFetchesWithoutEnd() throws Exception {
		JmxSubscription subscription = subscription(HOUR);
		change(CAPACITY);
		subscription.fetch(1, 0);
		subscription.awaitFetched(HOUR, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1));
		assertThat(subscription.fetch(CAPACITY, 0).getEvents()).isNotEmpty();
	}

	private JmxSubscription subscription(long leaseNanos) {
		JmxSubscription subscription = new JmxSubscription(CAPACITY, leaseNanos);
		EndPoint endPoint = service.attach("test", subscription::receive,
				QualityOfService.standard().with(QueueLimit.dropOldest(CAPACITY)).with(DeliveryPolicy.immediate()));
		subscription.of(endPoint);
		sensor.subscribe(endPoint, Priority.REGULAR);
		return subscription;
	}

	private void change(int times) {
		for (int i = 0; i < times; i++) {
			sensor.changed(object, i, i + 1);
		}
	}
}
