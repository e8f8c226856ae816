/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;

class EventSourceTest {

	private final EventSource<String> source = new EventSource<>() {
	};
	private final List<String> told = new ArrayList<>();

	@Test
	void aListenerThatFailsKeepsNoOtherFromTheEvent() {
		source.addListener(event -> {
			throw new IllegalStateException("a listener that fails");
		});
		source.addListener(told::add);
		source.tellListeners("happened");
		assertThat(told).containsExactly("happened");
	}

	@Test
	void aRemovedListenerIsNoLongerTold() {
		Consumer<String> listener = told::add;
		source.addListener(listener);
		source.tellListeners("before");
		source.removeListener(listener);
		source.tellListeners("after");
		assertThat(told).containsExactly("before");
	}
}
