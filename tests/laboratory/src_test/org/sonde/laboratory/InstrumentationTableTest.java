/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.json.JsonText;

class InstrumentationTableTest {

	/** 2,000 calls per second and 0.05 s per unit are 100 calls, which took 12 µs ± 4 longer. */
	@Test
	void dividesWhatAUnitTakesLongerByItsCalls() {
		String trial = """
				{"program":"h2","plan":7,"kind":"operation-events","recorded":{"secondsPerUnit":0.05,"loads":[{"callsPerSecond":1500.0},{"callsPerSecond":500.0}]},
				"measured":{"overhead":{"portions":[{"id":"instrumentation","measured":{"value":12000.0,"low":8000.0,"high":16000.0},"predicted":{"value":2300.0}}],
				"measured":{"value":60000.0,"low":54000.0,"high":66000.0},"predicted":{"value":50000.0},"inside":true}}}
				""";
		String without = "{\"program\":\"asm\",\"plan\":0,\"measured\":{\"overhead\":{\"portions\":[{\"id\":\"instrumentation\",\"predicted\":{\"value\":2300.0}}]}}}";
		String onlyAtTheStart = trial.replace("1500.0", "0.5").replace("500.0", "0.5");
		assertThat(InstrumentationTable
				.of(List.of(JsonText.MAPPER.readTree(trial), JsonText.MAPPER.readTree(without), JsonText.MAPPER.readTree(onlyAtTheStart)))
				.rows())
				.containsExactly(List.of("h2", "7", "operation-events", "100", "2000", "120", "40", "23", "1.20", "10 %", "yes"));
	}
}
