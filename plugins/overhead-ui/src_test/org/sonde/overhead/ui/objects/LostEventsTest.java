/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.EventData;
import org.sonde.tests.seeded.Seeded;

class LostEventsTest {
	private static final List<String> SENSORS = List.of("p.Order.price", "p.Order.amount", "p.Order");

	private static EventData event(String sensor, long sequence) {
		return new EventData(sensor.equals("p.Order") ? "creation" : "value-change", sensor, sequence, sequence, 1, 0, null, null);
	}

	/** Each event is delivered or lost; only those between two that were delivered are known to be lost. */
	@Test
	void whatIsMissingBetweenTwoEventsOfASensorWasLost() {
		Seeded.tries(200, input -> {
			Random random = input.random();
			LostEvents lost = new LostEvents();
			SortedMap<String, Long> expected = new TreeMap<>();
			long[] sequence = new long[SENSORS.size()];
			long[] missing = new long[SENSORS.size()];
			boolean[] seen = new boolean[SENSORS.size()];
			List<EventData> batch = new ArrayList<>();
			for (int i = 0; i < 60; i++) {
				int sensor = random.nextInt(SENSORS.size());
				sequence[sensor]++;
				if (random.nextInt(3) == 0) {
					missing[sensor]++;
					continue;
				}
				if (seen[sensor] && missing[sensor] > 0) {
					expected.merge(List.of("Order.price", "Order.amount", "Order").get(sensor), missing[sensor], Long::sum);
				}
				seen[sensor] = true;
				missing[sensor] = 0;
				batch.add(event(SENSORS.get(sensor), sequence[sensor]));
				if (random.nextInt(4) == 0) {
					lost.add(batch);
					batch = new ArrayList<>();
				}
			}
			lost.add(batch);
			assertThat(lost.bySensor()).isEqualTo(expected);
		});
	}

	@Test
	void nothingIsLostBetweenTwoSubscriptions() {
		LostEvents lost = new LostEvents();
		lost.add(List.of(event("p.Order.price", 1), event("p.Order.price", 5)));
		assertThat(lost.bySensor()).isEqualTo(Map.of("Order.price", 3L));
		lost.clear();
		lost.add(List.of(event("p.Order.price", 9)));
		assertThat(lost.bySensor()).isEmpty();
	}
}
