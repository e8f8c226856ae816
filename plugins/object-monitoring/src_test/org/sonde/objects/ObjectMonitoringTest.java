/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

@Timeout(60)
class ObjectMonitoringTest {
	private static final Duration LONG = Duration.ofSeconds(50);

	static class Primary {
		int attribute;
	}

	static class Foo {
	}

	/** The test case of the paper (section 6.1): one change of a value, one addition, one removal; deletions are not subscribed to. */
	@Test
	void theTestCaseOfThePaperGeneratesThreeEvents() throws InterruptedException {
		List<Event> received = Collections.synchronizedList(new ArrayList<>());
		try (ObjectMonitoring monitoring = ObjectMonitoring.start(ThreadModel.threadPerQueue())) {
			MonitoredType<Primary> primaries = monitoring.type(Primary.class);
			AttributeSensor attribute = primaries.attribute("attribute", int.class, primary -> primary.attribute);
			Primary primary = new Primary();
			MonitoredObject node = primaries.monitor(primary);
			EndPoint endPoint = monitoring.attach("client", received::addAll,
					QualityOfService.standard().with(DeliveryPolicy.batches(3, LONG)));
			attribute.subscribe(endPoint, Priority.REGULAR);
			primaries.sensor().subscribe(endPoint, Priority.REGULAR);

			attribute.changed(node, primary.attribute, ++primary.attribute);
			Foo foo = new Foo();
			MonitoredObject child = monitoring.type(Foo.class).monitor(foo);
			node.add(child, "childFOO1");
			child.dispose();

			assertThat(endPoint.flush(LONG)).isTrue();
			assertThat(received).extracting(Event::kind).containsExactly(EventKind.VALUE_CHANGE, EventKind.ADDITION, EventKind.REMOVAL);
			assertThat(endPoint.counts().generated()).isEqualTo(3);
			assertThat(attribute.read(node).value()).isEqualTo(1L);
			assertThat(monitoring.endPoints()).containsExactly(endPoint);
		}
	}

	static Stream<ThreadModel> models() {
		return Stream.of(ThreadModel.productionThread(), ThreadModel.oneThread(), ThreadModel.pool(2), ThreadModel.threadPerEndPoint(),
				ThreadModel.threadPerQueue());
	}

	/**
	 * No lock is held while an observer is called: another thread can change, look at, subscribe to and leave what the observer watches.
	 */
	@ParameterizedTest
	@MethodSource("models")
	void anObserverMayWaitForAnotherThreadOfTheProgram(ThreadModel model) throws InterruptedException {
		List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());
		try (ObjectMonitoring monitoring = ObjectMonitoring.start(model)) {
			MonitoredType<Primary> primaries = monitoring.type(Primary.class);
			AttributeSensor attribute = primaries.attribute("attribute", int.class);
			Primary primary = new Primary();
			MonitoredObject node = primaries.monitor(primary);
			EndPoint other = monitoring.attach("other", events -> { }, QualityOfService.standard());
			CountDownLatch waited = new CountDownLatch(2);
			for (Priority priority : Priority.values()) {
				boolean[] first = { true };
				EndPoint endPoint = monitoring.attach(priority.name(), events -> {
					if (first[0]) {
						first[0] = false;
						Thread thread = new Thread(() -> {
							attribute.changed(node, 1, 2);
							node.add(primaries.monitor(new Primary()));
							assertThat(monitoring.tree().size()).isPositive();
							attribute.subscribe(other, Priority.REGULAR);
							attribute.unsubscribe(other);
							attribute.suspend();
							attribute.resume();
						});
						thread.setUncaughtExceptionHandler((failed, error) -> errors.add(error));
						thread.start();
						thread.join();
						waited.countDown();
					}
				}, QualityOfService.standard());
				attribute.subscribe(endPoint, priority);
				primaries.sensor().subscribe(endPoint, priority);
			}
			attribute.changed(node, 0, 1);
			waited.await();
			assertThat(errors).isEmpty();
			assertThat(primary.attribute).isZero();
		}
	}

	/** The production thread has no thread for it. */
	static Stream<ThreadModel> modelsWithThreads() {
		return models().skip(1);
	}

	/** Nothing but the service itself uses the tree after the object is gone. */
	@ParameterizedTest
	@MethodSource("modelsWithThreads")
	void anIdleProgramReportsThatAnObjectWasCollected(ThreadModel model) throws InterruptedException {
		List<Event> received = Collections.synchronizedList(new ArrayList<>());
		CountDownLatch deleted = new CountDownLatch(1);
		try (ObjectMonitoring monitoring = ObjectMonitoring.start(model)) {
			MonitoredType<Primary> primaries = monitoring.type(Primary.class);
			primaries.sensor().subscribe(monitoring.attach("client", events -> {
				received.addAll(events);
				deleted.countDown();
			}, QualityOfService.standard()), Priority.REGULAR, EnumSet.of(EventKind.DELETION));
			MonitoredObject node = primaries.monitor(new Primary());
			awaitCollected(node);
			deleted.await();
			assertThat(received).extracting(Event::kind, Event::object).containsExactly(tuple(EventKind.DELETION, node.id()));
		}
	}

	private static void awaitCollected(MonitoredObject node) {
		while (node.get() != null) {
			System.gc();
		}
	}

	@Test
	void aClosedServiceLeavesSensorsIdleAndNoThread() throws InterruptedException {
		ObjectMonitoring monitoring = ObjectMonitoring.start(ThreadModel.pool(3));
		MonitoredType<Primary> primaries = monitoring.type(Primary.class);
		EndPoint endPoint = monitoring.attach("client", events -> { }, QualityOfService.standard());
		primaries.sensor().subscribe(endPoint, Priority.REGULAR);
		assertThat(monitoring.close(LONG)).isEmpty();
		assertThat(primaries.sensor().isActive()).isFalse();
		assertThat(monitoring.endPoints()).isEmpty();
		assertThat(Thread.getAllStackTraces().keySet()).extracting(Thread::getName).noneMatch(name -> name.startsWith("sonde-objects"));
		monitoring.close();
	}
}
