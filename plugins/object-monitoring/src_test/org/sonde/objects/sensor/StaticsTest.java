/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

/** The static fields of a class are the attributes of one object. */
class StaticsTest {
	static int count = 3;

	private final ObjectTree tree = new ObjectTree(() -> 0, new ValueCapture(10, (SensorId id) -> id.attribute().equals("hidden")));
	private final MonitoredType<Class<?>> statics = tree.statics(StaticsTest.class);
	private final AttributeSensor sensor = statics.attribute("count", int.class, holder -> count);

	@Test
	void areReadWithoutAnObject() {
		MonitoredObject holder = statics.monitor(StaticsTest.class);
		assertThat(sensor.read(holder).value()).isEqualTo(3L);
		assertThat(sensor.id()).hasToString("org.sonde.objects.sensor.StaticsTest.count");
		assertThat(statics.monitor(StaticsTest.class)).isSameAs(holder);
		assertThat(statics.count()).isEqualTo(1);
	}

	@Test
	void areATypeOfTheirOwn() {
		MonitoredType<StaticsTest> objects = tree.type(StaticsTest.class);
		AttributeSensor ofObjects = objects.attribute("size", int.class, object -> 1);
		assertThat(tree.statics(StaticsTest.class)).isSameAs(statics);
		assertThat(tree.types()).extracting(MonitoredType::name)
				.isEqualTo(List.of("org.sonde.objects.sensor.StaticsTest", "org.sonde.objects.sensor.StaticsTest (static)"));
		assertThat(objects.attributes()).containsExactly(ofObjects);
		assertThat(statics.attributes()).containsExactly(sensor);
		assertThat(tree.statics(String.class).attributes()).isEmpty();
	}

	@Test
	void aMaskThatIsNoPattern() {
		MonitoredObject holder = statics.monitor(StaticsTest.class);
		assertThat(statics.attribute("hidden", int.class, any -> 7).read(holder)).isEqualTo(ValueCapture.masked());
	}
}
