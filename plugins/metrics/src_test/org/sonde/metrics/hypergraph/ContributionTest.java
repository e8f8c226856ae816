/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleFunction;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContributionTest {

	private static final double LOG2_5 = Math.log(5) / Math.log(2);

	/** By hand: rows A{1}, B{1,2}, C{2,3}, D{2,3}, ∅; n + 1 = 5. */
	@Test
	void ofTheGraphWorkedByHand() {
		List<Contribution> contributions = Contribution.of(Graphs.graph("AB|CD ; AB,BCD,CD"));
		assertThat(contributions).extracting(contribution -> contribution.node().name()).containsExactly("A", "B", "C", "D");
		double ofTwo = LOG2_5 - 1; // C and D have the same row
		double[] size = { LOG2_5, LOG2_5, ofTwo, ofTwo };
		// Only the edges at A: rows {1} twice and ∅ three times: two nodes with one half, two without an edge.
		double aroundA = 2 * ofTwo + 2 * (LOG2_5 - Math.log(3) / Math.log(2));
		// At B: A{1}, B{1,2}, C{2}, D{2}, ∅. At C and D: A∅, B{2}, C{2,3}, D{2,3}, ∅.
		double aroundB = 2 * LOG2_5 + 2 * ofTwo;
		double aroundC = ofTwo + LOG2_5 + 2 * ofTwo;
		double[] complexity = { aroundA - LOG2_5, aroundB - LOG2_5, aroundC - ofTwo, aroundC - ofTwo };
		// Across the modules BCD alone: B, C and D have one row; n + 1 = 4.
		double ofThree = 2 - Math.log(3) / Math.log(2);
		double[] coupling = { 0, 3 * ofThree - ofThree, 3 * ofThree - ofThree, 3 * ofThree - ofThree };
		for (int i = 0; i < 4; i++) {
			assertThat(contributions.get(i).size()).as("size of " + i).isCloseTo(size[i], within(1e-12));
			assertThat(contributions.get(i).complexity()).as("complexity of " + i).isCloseTo(complexity[i], within(1e-12));
			assertThat(contributions.get(i).coupling()).as("coupling of " + i).isCloseTo(coupling[i], within(1e-12));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "A ;", "AB ; AB", "A|B ; AB", "ABC ; AB,BC", "ABC ; AB,BC,AC", "ABCD ; AB,AC,AD", "ABC ; ABC", "ABC ;",
			"ABCD ; AB,CD", "A ; A", "AB|CD ; AB,BCD,CD", "ABC|DEF ; AB,ABC,CD,DE,EF,BDE", "ABCD|E ; ABCD" })
	void sumUpToTheMetrics(String notation) {
		Hypergraph graph = Graphs.graph(notation);
		InformationMetrics metrics = InformationMetrics.of(graph, InformationProfile.ALLEN);
		assertThat(sum(graph, Contribution::size)).isCloseTo(metrics.size(), within(1e-9));
		assertThat(sum(graph, Contribution::complexity)).isCloseTo(metrics.complexity(), within(1e-9));
		assertThat(sum(graph, Contribution::coupling)).isCloseTo(metrics.coupling(), within(1e-9));
	}

	private static double sum(Hypergraph graph, ToDoubleFunction<Contribution> part) {
		return Contribution.of(graph).stream().mapToDouble(part).sum();
	}
}
