/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

class RecordsBySecondTest {
	private static final long SECOND = 1_000_000_000;

	private final StringPool names = new StringPool();
	private final List<String> seconds = new ArrayList<>();
	private final RecordsBySecond sink = new RecordsBySecond(names, (second, recorded) -> seconds.add(second + " " + recorded));

	private void execution(String operation, long nanos) {
		sink.written(nanos);
		sink.execution(names.of(operation), 0, 1, nanos - 10, nanos, 0, 0, 0);
	}

	private void event(EventKind kind, String operation, long nanos) {
		sink.written(nanos);
		sink.event(kind, nanos, 1, 0, names.of(operation), 0);
	}

	@Test
	void aSecondIsToldWhenTheNextBegins() {
		execution("a", 7 * SECOND + 1);
		execution("b", 7 * SECOND + 2);
		execution("a", 8 * SECOND - 1);
		assertThat(seconds).isEmpty();
		execution("b", 8 * SECOND);
		ProbeRate a = new ProbeRate("a", ProbeKind.OPERATION_EXECUTION, 2, 2);
		ProbeRate b = new ProbeRate("b", ProbeKind.OPERATION_EXECUTION, 1, 1);
		assertThat(seconds).containsExactly("7 " + List.of(a, b));
		execution("a", 8 * SECOND - 1); // another thread's, late
		execution("a", 11 * SECOND);
		assertThat(seconds.subList(1, 4)).as("two seconds without a record").containsExactly(
				"8 " + List.of(new ProbeRate("a", ProbeKind.OPERATION_EXECUTION, 1, 1), b), "9 []", "10 []");
		assertThat(sink.records()).isEqualTo(6);
	}

	@Test
	void eventsAreTwoForACallAndMetadataBelongToTheProbeThatOpensTheTrace() {
		sink.written(SECOND);
		sink.traceMetadata(1, 1, 0, 0, -1, -1);
		event(EventKind.BEFORE, "a", SECOND);
		event(EventKind.BEFORE, "b", SECOND);
		event(EventKind.AFTER, "b", SECOND);
		event(EventKind.AFTER_FAILED, "a", SECOND);
		execution("c", 2 * SECOND);
		assertThat(seconds).containsExactly(
				"1 " + List.of(new ProbeRate("a", ProbeKind.OPERATION_EVENTS, 1, 3), new ProbeRate("b", ProbeKind.OPERATION_EVENTS, 1, 2)));
	}

	@Test
	void aLongSilenceIsNotToldSecondBySecond() {
		execution("a", 0);
		execution("a", 1_000_000 * SECOND);
		assertThat(seconds).hasSize(11);
		sink.written(RecordSink.NO_TIME);
		assertThat(seconds).hasSize(11);
	}

	@Test
	void manyOperationsAreCounted() {
		for (int i = 0; i < 1000; i++) {
			execution("o" + i, 5);
		}
		execution("o999", SECOND);
		assertThat(sink.records()).isEqualTo(1001);
		assertThat(seconds.getFirst()).contains("o999");
	}
}
