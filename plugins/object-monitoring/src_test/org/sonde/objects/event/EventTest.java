/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EventTest {
	private static final SensorId ORDERS = SensorId.ofObjects("p.Order");

	@Test
	void onlyEventsOfContainmentHaveAChild() {
		assertThat(Event.ofObject(EventKind.ADDITION, ORDERS, 1, 2, 3, 4, null).child()).isEqualTo(4);
		assertThat(Event.ofObject(EventKind.DELETION, ORDERS, 1, 2, 3, 0, null).child()).isZero();
		assertThatThrownBy(() -> Event.ofObject(EventKind.REMOVAL, ORDERS, 1, 2, 3, 0, null)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> Event.ofObject(EventKind.CREATION, ORDERS, 1, 2, 3, 4, null)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> Event.ofObject(EventKind.VALUE_CHANGE, ORDERS, 1, 2, 3, 0, null))
				.isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void aChangeHasBothValues() {
		ValueCapture capture = ValueCapture.standard();
		Event event = Event.valueChange(SensorId.ofAttribute("p.Order", "price", "int"), 7, 8, 9, capture.of(1), capture.of("x"), null);
		assertThat(event).hasToString("p.Order.price #7 object 9: 1 -> \"x\"");
		assertThat(event.time()).isEqualTo(8);
	}

	@Test
	void whoDidIt() {
		StackTraceElement place = new StackTraceElement("p.Order", "close", "Order.java", 17);
		assertThat(Event.ofObject(EventKind.CREATION, ORDERS, 1, 2, 3, 0, new Origin("main", 1, place)))
				.hasToString("p.Order #1 object 3: CREATION by main at p.Order.close(Order.java:17)");
		assertThat(new Origin("", 31, null)).hasToString("thread 31");
	}
}
