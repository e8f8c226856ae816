/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.CapturedValue.Kind;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.ValueCapture;

class AttributeSensorTest {
	private final Program program = new Program();
	private final Order order = new Order();
	private final MonitoredObject node = program.orders.monitor(order);

	@AfterEach
	void close() throws InterruptedException {
		program.close();
	}

	@Test
	void aChangeHasBothValuesSensorObjectAndTime() {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.clock.set(41);
		program.amount.changed(node, 1, 2);
		assertThat(program.received).singleElement().satisfies(event -> {
			assertThat(event.kind()).isEqualTo(EventKind.VALUE_CHANGE);
			assertThat(event.sensor()).isSameAs(program.amount.id()).hasToString(Order.class.getName() + ".amount");
			assertThat(event.sequence()).isEqualTo(1);
			assertThat(event.time()).isEqualTo(42);
			assertThat(event.object()).isEqualTo(node.id());
			assertThat(event.oldValue().value()).isEqualTo(1L);
			assertThat(event.newValue().value()).isEqualTo(2L);
		});
	}

	/** An id of the thread's own may be anything, and its name as long as it likes. */
	@Test
	void aChangeHasItsThread() throws InterruptedException {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.amount.changed(node, 1, 2);
		Thread odd = new Thread(() -> program.amount.changed(node, 2, 3), "x".repeat(ValueCapture.TEXT_LIMIT) + "y") {
			@Override
			public long getId() {
				throw new IllegalStateException("code of the program");
			}
		};
		odd.start();
		odd.join();
		assertThat(program.received).extracting(event -> event.origin().thread()).containsExactly(Thread.currentThread().getName(),
				"x".repeat(ValueCapture.TEXT_LIMIT));
		assertThat(program.received.get(0).origin().threadId()).isEqualTo(Thread.currentThread().getId());
		assertThat(program.received).extracting(event -> event.origin().place()).containsOnlyNulls();
	}

	@Test
	void allKindsOfValuesAreReported() {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.amount.changed(node, 0.0, -0.0);
		program.amount.changed(node, 1.5, 2.5);
		program.amount.changed(node, false, true);
		program.amount.changed(node, 'a', 'b');
		program.amount.changed(node, null, "text");
		assertThat(newValues()).containsExactly(-0.0, 2.5, true, 'b', "text");
	}

	@Test
	void theSameValueIsNoChange() {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.amount.changed(node, 1, 1);
		program.amount.changed(node, Double.NaN, Double.NaN);
		program.amount.changed(node, Float.NaN, Float.NaN);
		program.amount.changed(node, true, true);
		program.amount.changed(node, 'a', 'a');
		program.amount.changed(node, "a", "a");
		assertThat(program.received).isEmpty();
	}

	@Test
	void observersShareOneEvent() {
		List<Event> others = new ArrayList<>();
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.amount.subscribe(program.observer(others::addAll), Priority.URGENT);
		program.amount.changed(node, 1, 2);
		assertThat(program.received).hasSize(1);
		assertThat(others.get(0)).isSameAs(program.received.get(0));
	}

	@Test
	void secretsAreMasked() {
		AttributeSensor password = program.orders.attribute("password", String.class, target -> target.password);
		password.subscribe(program.observer(), Priority.REGULAR);
		password.changed(node, "old", "new");
		assertThat(password.isMasked()).isTrue();
		assertThat(program.received).singleElement().satisfies(event -> assertThat(List.of(event.oldValue(), event.newValue()))
				.extracting(CapturedValue::kind).containsOnly(Kind.MASKED));
		assertThat(password.read(node).kind()).isEqualTo(Kind.MASKED);
	}

	@Test
	void aSubscriptionToOneObjectGetsItsEventsOnly() {
		MonitoredObject other = program.orders.monitor(new Order());
		EndPoint endPoint = program.observer();
		program.amount.subscribe(endPoint, Priority.REGULAR, node);
		program.amount.changed(node, 1, 2);
		program.amount.changed(other, 1, 3);
		assertThat(newValues()).containsExactly(2L);
		assertThat(program.received).extracting(Event::sequence).as("what nobody wants is not generated").containsExactly(1L);
		program.amount.unsubscribe(endPoint, node);
		program.amount.changed(node, 2, 4);
		assertThat(newValues()).containsExactly(2L);
		assertThat(program.amount.isActive()).isFalse();
	}

	/** The subscription to the object decides on the priority, whichever came first. */
	@Test
	void anEndPointGetsAnEventOnce() {
		EndPoint endPoint = program.observer();
		MonitoredObject other = program.orders.monitor(new Order());
		program.amount.subscribe(program.observer(events -> { }), Priority.REGULAR, other);
		program.amount.subscribe(endPoint, Priority.REGULAR);
		program.amount.subscribe(program.observer(events -> { }), Priority.REGULAR);
		program.amount.subscribe(endPoint, Priority.URGENT, node);
		program.amount.subscribe(endPoint, Priority.REGULAR);
		program.amount.changed(node, 1, 2);
		program.amount.changed(other, 1, 3);
		assertThat(newValues()).containsExactly(2L, 3L);
		assertThat(endPoint.counts(Priority.URGENT).delivered()).isEqualTo(1);
		assertThat(endPoint.counts(Priority.REGULAR).delivered()).isEqualTo(1);
	}

	/** An end-point that waited, even for its shortest time, would drop what is too much. */
	@Test
	void aChangeDoesNotWaitForAFullQueueThatDoesNotGetIt() {
		MonitoredObject other = program.orders.monitor(new Order());
		EndPoint full = program.observer(events -> { }, QualityOfService.standard().with(DeliveryPolicy.periodic(Duration.ofHours(1)))
				.with(QueueLimit.block(1, Duration.ofNanos(1))));
		program.amount.subscribe(full, Priority.REGULAR, other);
		program.orders.sensor().subscribe(full, Priority.REGULAR, EnumSet.of(EventKind.DELETION));
		EndPoint free = program.observer();
		program.amount.subscribe(free, Priority.REGULAR);
		program.orders.sensor().subscribe(free, Priority.REGULAR);
		Event event = Event.ofObject(EventKind.CREATION, program.orders.sensor().id(), 1, 0, 1, 0, null);
		full.offer(event, Priority.REGULAR);
		full.offer(event, Priority.REGULAR);
		program.amount.changed(node, 1, 2);
		node.add(other);
		assertThat(program.received).hasSize(2);
		assertThat(full.counts().queued()).isEqualTo(2);
		program.amount.changed(other, 1, 2);
		assertThat(full.counts().queued()).as("this one waits").isEqualTo(1);
	}

	@Test
	void aNewSubscriptionReplacesTheFormer() {
		EndPoint endPoint = program.observer();
		program.amount.subscribe(endPoint, Priority.REGULAR);
		program.amount.subscribe(endPoint, Priority.URGENT);
		program.amount.changed(node, 1, 2);
		assertThat(endPoint.counts(Priority.URGENT).generated()).isEqualTo(1);
		assertThat(endPoint.counts(Priority.REGULAR).generated()).isZero();
	}

	@Test
	void aSuspendedSensorGeneratesNothing() {
		EndPoint endPoint = program.observer();
		program.amount.suspend();
		program.amount.subscribe(endPoint, Priority.REGULAR);
		program.amount.changed(node, 1, 2);
		assertThat(program.amount.isSuspended()).isTrue();
		assertThat(program.amount.isActive()).isFalse();
		program.amount.resume();
		program.amount.changed(node, 2, 3);
		assertThat(newValues()).containsExactly(3L);
		assertThat(endPoint.counts().generated()).isEqualTo(1);
	}

	@Test
	void aClosedEndPointLeavesItsSensorsIdle() {
		EndPoint endPoint = program.observer();
		program.amount.subscribe(endPoint, Priority.REGULAR);
		endPoint.close();
		assertThat(program.amount.isActive()).isFalse();
		program.amount.subscribe(endPoint, Priority.REGULAR);
		assertThat(program.amount.isActive()).isFalse();
	}

	@Test
	void anObserverMaySubscribeUnsubscribeAndChangeTheProgram() {
		EndPoint[] endPoint = new EndPoint[1];
		endPoint[0] = program.observer(events -> {
			program.received.addAll(events);
			long value = (Long) events.get(0).newValue().value();
			if (value < 5) {
				program.amount.subscribe(endPoint[0], Priority.REGULAR);
				program.amount.changed(node, value, value + 1);
			} else {
				program.amount.unsubscribe(endPoint[0]);
			}
		});
		program.amount.subscribe(endPoint[0], Priority.REGULAR);
		program.amount.changed(node, 0, 1);
		program.amount.changed(node, 5, 6);
		assertThat(newValues()).containsExactly(1L, 2L, 3L, 4L, 5L);
	}

	@Test
	void aDeletedObjectGeneratesNothing() {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		node.dispose();
		program.amount.changed(node, 1, 2);
		assertThat(program.received).isEmpty();
	}

	@Test
	void valuesArePulled() {
		order.amount = 7;
		assertThat(program.amount.read(node).value()).isEqualTo(7L);
	}

	/** As reported by woven code, which passes the values of a field to the narrowest overload, and pulled, which boxes them. */
	@Test
	void pulledAndReportedValuesAreAlike() {
		program.amount.subscribe(program.observer(), Priority.REGULAR);
		program.amount.changed(node, (byte) 1, (byte) 2);
		program.amount.changed(node, (short) 1, (short) 3);
		program.amount.changed(node, 1, 4);
		program.amount.changed(node, 0.5f, 0.1f);
		program.amount.changed(node, 0.5, 0.1);
		List<Object> pulled = Stream.of((byte) 2, (short) 3, 4, 0.1f, 0.1)
				.map(value -> program.orders.attribute("like" + value.getClass().getSimpleName(), Object.class, target -> value).read(node)
						.value())
				.collect(Collectors.toList());
		assertThat(pulled).containsExactly(2L, 3L, 4L, 0.1f, 0.1);
		assertThat(newValues()).isEqualTo(pulled);
	}

	@Test
	void aPullThatFailsSaysWhy() {
		AttributeSensor failing = program.orders.attribute("failing", int.class, target -> {
			throw new ArithmeticException("secret");
		});
		assertThatThrownBy(() -> failing.read(node)).isInstanceOf(IllegalStateException.class).hasMessageContaining(".failing")
				.hasMessageContaining("object " + node.id()).hasMessageContaining("ArithmeticException").hasMessageNotContaining("secret");
		StringWriter printed = new StringWriter();
		assertThat(catchThrowable(() -> failing.read(node))).satisfies(failure -> failure.printStackTrace(new PrintWriter(printed)));
		assertThat(printed.toString()).as("where it failed, not what").contains("AttributeSensorTest.java").doesNotContain("secret");
		AttributeSensor unreadable = program.orders.attribute("unreadable", int.class);
		assertThatThrownBy(() -> unreadable.read(node)).hasMessageContaining("without a reader");
		node.dispose();
		assertThatThrownBy(() -> program.amount.read(node)).hasMessageContaining("deleted");
	}

	@Test
	void anErrorOfTheReaderIsReportedWithoutItsMessage() {
		AttributeSensor failing = program.orders.attribute("failing", int.class, target -> {
			throw new AssertionError("secret");
		});
		assertThatThrownBy(() -> failing.read(node)).isInstanceOf(IllegalStateException.class).hasNoCause()
				.hasMessageContaining("AssertionError").hasMessageNotContaining("secret");
	}

	@Test
	void eventsThatASensorDoesNotHaveAreRefused() {
		EndPoint endPoint = program.observer();
		assertThatThrownBy(() -> program.amount.subscribe(endPoint, Priority.REGULAR, EnumSet.of(EventKind.ADDITION)))
				.hasMessageContaining("VALUE_CHANGE").hasMessageContaining("ADDITION");
		assertThatThrownBy(() -> program.orders.sensor().subscribe(endPoint, Priority.REGULAR, EnumSet.noneOf(EventKind.class)))
				.isInstanceOf(IllegalArgumentException.class);
	}

	private List<Object> newValues() {
		return program.received.stream().map(event -> event.newValue().value()).collect(Collectors.toList());
	}
}
