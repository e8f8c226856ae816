/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

class TableTest {
	private static final Table TABLE = new Table(List.of("name", "time [µs]", "note"),
			List.of(List.of("a", "1.5", ""), List.of("longer, quoted", "100", "")));

	@Test
	void alignsNumbersToTheRight() {
		assertThat(TABLE.aligned()).isEqualTo("""
				name            time [µs]  note
				a                     1.5
				longer, quoted        100
				""");
	}

	@Test
	void alignsAColumnOfNothingButNumbersToTheRight() {
		assertThat(new Table(List.of("figure", "version 1.14"), List.of(List.of("a", "7"), List.of("b", "none"),
				List.of("c", "-0.5"))).aligned()).isEqualTo("""
						figure  version 1.14
						a                  7
						b               none
						c               -0.5
						""");
	}

	@Test
	void quotesInCsv() {
		assertThat(TABLE.csv()).isEqualTo("""
				name,time [µs],note
				a,1.5,
				"longer, quoted",100,
				""");
	}

	@Test
	void leavesOutColumnsWithoutContent() {
		assertThat(TABLE.withoutEmptyColumns().headings()).containsExactly("name", "time [µs]");
	}

	@Test
	void refusesARowOfAnotherLength() {
		assertThatThrownBy(() -> new Table(List.of("a", "b"), List.of(List.of("1")))).hasMessageContaining("a cell for each heading");
	}
}
