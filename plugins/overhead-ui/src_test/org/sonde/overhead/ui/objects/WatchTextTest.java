/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

class WatchTextTest {
	private static final List<String> TWO = List.of("p.Shelf.size", "p.Depot");

	private static String text(List<String> sensors, long object, WatchSettings.Delivery delivery, WatchSettings.Priority priority) {
		return WatchText.of(new WatchSettings(sensors, object, delivery, 12_000, 3500, priority, 10));
	}

	/** The figures that each delivery has, and no others. */
	@Test
	void aDeliveryHasItsFigures() {
		assertThat(text(TWO, 0, WatchSettings.Delivery.IMMEDIATE, WatchSettings.Priority.PLAN)).startsWith("p.Shelf.size, p.Depot, ")
				.doesNotContainPattern("\\d");
		assertThat(text(TWO, 7, WatchSettings.Delivery.BATCHES, WatchSettings.Priority.PLAN)).contains("7", "12\u202f000", "3500");
		assertThat(text(TWO, 0, WatchSettings.Delivery.PERIODS, WatchSettings.Priority.PLAN)).contains("3500")
				.doesNotContain("12\u202f000");
	}

	@Test
	void whatDiffersReadsDifferently() {
		List<String> texts = Arrays.stream(WatchSettings.Delivery.values())
				.flatMap(delivery -> Arrays.stream(WatchSettings.Priority.values())
				.map(priority -> text(List.of(), 0, delivery, priority))).toList();
		assertThat(texts).doesNotHaveDuplicates();
		assertThat(text(List.of(), 0, WatchSettings.Delivery.IMMEDIATE, WatchSettings.Priority.PLAN))
				.isNotEqualTo(text(TWO, 0, WatchSettings.Delivery.IMMEDIATE, WatchSettings.Priority.PLAN));
	}
}
