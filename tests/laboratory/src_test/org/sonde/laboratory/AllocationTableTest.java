/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.common.table.Table;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.results.ProbeAllocation;

import tools.jackson.databind.JsonNode;

class AllocationTableTest {

	/** 1,000 executions and 200 traces per second in units of 0.01 s: 10 × 104 + 2 × 120 = 1,280 bytes. */
	private static JsonNode trial(String program, int threads, String allocation) {
		return JsonText.MAPPER.readTree("""
				{"program":"%s","plan":3,"kind":"operation-execution","threads":%d,"recorded":{"secondsPerUnit":0.01,"loads":[{"callsPerSecond":800.0,
				"traceEntriesPerSecond":200.0},{"callsPerSecond":200.0}]},"measured":{"configurations":[{"id":"writing-added","allocation":{%s}}]}}
				""".formatted(program, threads, allocation));
	}

	@Test
	void comparesWhatWasMeasuredPrecisely() {
		List<Table> tables = AllocationTable
				.of(List.of(trial("asm", 1, "\"value\":1280.0"), trial("h2", 1, "\"value\":1600.0,\"low\":1500.0,\"high\":1700.0"),
				trial("gson", 1, "\"value\":1280.0,\"low\":1000.0,\"high\":1560.0"), trial("caffeine", 2, "\"value\":9.0")),
				Map.of("operation-execution", new ProbeAllocation(104, 120), "operation-events", new ProbeAllocation(96, 96)));
		assertThat(tables.getFirst().rows())
				.containsExactly(List.of("operation-execution", "104", "120", "2", "10.0 %", "18.0 %", "20.0 %"));
		assertThat(tables.getLast().rows()).containsExactly(List.of("h2", "3", "operation-execution", "1600", "1280"));
	}
}
