/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
			assertThat(attribute.read(node).value()).isEqualTo(1);
			assertThat(monitoring.endPoints()).containsExactly(endPoint);
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
