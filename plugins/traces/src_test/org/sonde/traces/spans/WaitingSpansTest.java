/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.traces.record.StringPool;

class WaitingSpansTest {
	private final List<Span> seen = new ArrayList<>();
	private final List<String> problems = new ArrayList<>();
	private final WaitingSpans spans = new WaitingSpans(seen::add, problems::add, 2);

	private static Span span(int id) {
		return Span.of("1", Integer.toString(id), "", 0, 1, 2, false, Sampling.UNKNOWN);
	}

	@Test
	void spansWaitForTheirHosts() {
		spans.add("p", span(1));
		spans.add("q", span(2));
		assertThat(seen).isEmpty();
		spans.host("p", 7);
		spans.add("p", span(3));
		spans.add("", span(4));
		assertThat(seen).containsExactly(span(1).on(7), span(3).on(7), span(4));
		spans.end();
		spans.add("p", span(5));
		spans.end();
		assertThat(seen.subList(3, 5)).as("of another trace").containsExactly(span(2), span(5));
		assertThat(problems).isEmpty();
	}

	@Test
	void noMoreWaitThanThereIsRoomFor() {
		for (int i = 1; i <= 5; i++) {
			spans.add("p", span(i));
		}
		assertThat(seen).extracting(Span::host).containsExactly(StringPool.NONE, StringPool.NONE, StringPool.NONE);
		spans.host("p", 7);
		assertThat(seen.subList(3, 5)).containsExactly(span(1).on(7), span(2).on(7));
		assertThat(problems).singleElement().satisfies(problem -> assertThat(problem).contains("more than 2"));
	}
}
