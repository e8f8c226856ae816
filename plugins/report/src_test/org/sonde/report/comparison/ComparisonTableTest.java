/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.report.Samples;

class ComparisonTableTest {

	/**
	 * By hand. Path of four: size 4·log2 5 = 9.2877; the graphs of the end nodes have 2·log2(5/2) + 2·log2(5/3) = 4.1178 each,
	 * those of the inner nodes 3·log2 5 + log2(5/2) = 8.2877 each; complexity 24.8110 − 9.2877 = 15.5233. Path of three: size and
	 * complexity 6.
	 */
	@Test
	void rowsAreVersionsAbsoluteAndInPerCentOfTheFirst() {
		ComparisonTable table = ComparisonTable.of(Samples.comparison());
		assertThat(table.metrics()).containsExactly("Lines of code", "Cyclomatic complexity [average per method]",
				"Information complexity [bits]",
				"Information size [bits]", "Information coupling [bits]", "Cognitive complexity [average per method]");
		assertThat(texts(table.rows().get(0))).containsExactly("42 lines", "3.00 per method", "15.52 bits", "9.288 bits",
				"0 bits", "2.00 per method");
		assertThat(texts(table.rows().get(1))).containsExactly("17 lines", "2.00 per method", "6.000 bits", "6.000 bits",
				"0 bits", "1.00 per method");
		assertThat(table.rows().get(0).cells()).extracting(ComparisonTable.Cell::percent).containsOnly("");
		assertThat(table.rows().get(1).cells()).extracting(ComparisonTable.Cell::percent).containsExactly("40 %", "67 %", "39 %",
				"65 %", "", "50 %");
		assertThat(table.rows().get(1).cells().get(2).ratioToFirst().orElseThrow()).isCloseTo(6 / 15.5233, within(1e-5));
	}

	@Test
	void aThirdVersionIsComparedWithTheFirstToo() {
		ComparisonTable table = ComparisonTable.of(new Comparison(List.of(Samples.measurement("a", "p.A", 4, 10, 3, List.of()),
				Samples.measurement("b", "p.A", 3, 5, 2, List.of()), Samples.measurement("c", "p.A", 4, 20, 3, List.of()))));
		assertThat(table.rows().get(2).cells().getFirst().percent()).isEqualTo("195 %");
	}

	@Test
	void thePublishedTableIsThatOf2016() {
		ComparisonTable table = ComparisonTable.published().orElseThrow();
		assertThat(texts(table.rows().get(0))).containsExactly("1092 lines", "2.48 per method", "242 bits");
		assertThat(texts(table.rows().get(1))).containsExactly("654 lines", "1.73 per method", "176 bits");
		assertThat(table.rows().get(1).cells()).extracting(ComparisonTable.Cell::percent).containsExactly("60 %", "70 %", "73 %");
		assertThat(table.notes()).anyMatch(note -> note.contains("Sonde cannot reproduce it"));
	}

	private static List<String> texts(ComparisonTable.Row row) {
		return row.cells().stream().map(cell -> cell.figure().text()).toList();
	}
}
