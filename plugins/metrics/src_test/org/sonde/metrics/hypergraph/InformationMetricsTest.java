/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small graphs with known values: the kiel-2016 columns come from the code of the Hypergraph-based Software Evaluation
 * plug-in, the allen columns from an independent script.
 */
class InformationMetricsTest {
	/** The oracles have six decimals. */
	private static final double TOLERANCE = 1e-6;

	@ParameterizedTest(name = "{0} {1}")
	@CsvSource(delimiter = '/', textBlock = """
			# graph / nodes and edges              / kiel size / complexity / coupling / allen size / complexity / coupling
			G0      / A ;                          / 1.169925  / -1         / -1       / 0          / 0          / 0
			G1      / AB ; AB                      / 4         / 4          / -1       / 1.169925   / 1.169925   / 0
			G1'     / A|B ; AB                     / 4         / 4          / 4        / 1.169925   / 1.169925   / 1.169925
			G2      / ABC ; AB,BC                  / 9.287712  / 8          / -1       / 6          / 6          / 0
			G3      / ABC ; AB,BC,AC               / 9.287712  / 18.575425  / -1       / 6          / 12         / 0
			G4      / ABCD ; AB,AC,AD              / 12.924813 / 12         / -1       / 9.287712   / 12.353362  / 0
			G5      / ABC ; ABC                    / 4.532825  / 9.065650   / -1       / 1.245112   / 2.490225   / 0
			G6      / ABC ;                        / 1.287712  / -1         / -1       / 0          / 0          / 0
			G7      / ABCD ; AB,CD                 / 8.924813  / 7.075187   / -1       / 5.287712   / 11.183437  / 0
			G8      / ABCDE ; AB,AC,AD,AE,BC,BD,BE,CD,CE,DE / 16.844130 / 67.376518 / -1 / 12.924813 / 51.699250 / 0
			G9      / A ; A                        / 3.169925  / 0          / -1       / 1          / 0          / 0
			G10     / AB|CD ; AB,BCD,CD            / 10.924813 / 18.575425  / 9.065650 / 7.287712   / 16.693212  / 2.490225
			G11     / ABC|DEF ; AB,ABC,CD,DE,EF,BDE / 21       / 41.906279  / 13.065650 / 16.844130 / 50.423160  / 11.183437
			G12     / ABCD|E ; ABCD                / 6.844130  / 14.774438  / -1       / 3.924813   / 3.863137   / 0
			""")
	void agreesWithTheOracles(String name, String notation, double kielSize, double kielComplexity, double kielCoupling,
			double allenSize, double allenComplexity, double allenCoupling) {
		Hypergraph graph = Graphs.graph(notation);
		InformationMetrics kiel = InformationMetrics.of(graph, InformationProfile.KIEL_2016);
		InformationMetrics allen = InformationMetrics.of(graph, InformationProfile.ALLEN);

		assertThat(kiel.profile()).isEqualTo(InformationProfile.KIEL_2016);
		assertThat(kiel.size()).isCloseTo(kielSize, within(TOLERANCE));
		assertThat(kiel.complexity()).isCloseTo(kielComplexity, within(TOLERANCE));
		assertThat(kiel.coupling()).isCloseTo(kielCoupling, within(TOLERANCE));
		assertThat(kiel.cohesion()).isEmpty();
		assertThat(allen.profile()).isEqualTo(InformationProfile.ALLEN);
		assertThat(allen.size()).isCloseTo(allenSize, within(TOLERANCE));
		assertThat(allen.complexity()).isCloseTo(allenComplexity, within(TOLERANCE));
		assertThat(allen.coupling()).isCloseTo(allenCoupling, within(TOLERANCE));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '/', textBlock = """
			ABC ; AB,BC                    / 0.5
			ABCD ; AB,AC,AD                / 0.443359
			ABC ; ABC                      / 0.207519
			ABCD ; AB,CD                   / 0.401370
			AB|CD ; AB,BCD,CD              / 0.401370
			ABC|DEF ; AB,ABC,CD,DE,EF,BDE  / 0.366779
			ABCD|E ; ABCD                  / 0.074723
			AB ; AB                        / 1
			ABCDE ; AB,AC,AD,AE,BC,BD,BE,CD,CE,DE / 1
			A|B ; AB                       / 0
			ABC ;                          / 0
			""")
	void agreesWithTheOraclesOfCohesion(String notation, double cohesion) {
		assertThat(InformationMetrics.of(Graphs.graph(notation), InformationProfile.ALLEN).cohesion().orElseThrow())
				.isCloseTo(cohesion, within(TOLERANCE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "A ;", "A ; A" })
	void leavesCohesionUndefinedWhereTheCompleteGraphHasNoComplexity(String notation) {
		assertThat(InformationMetrics.of(Graphs.graph(notation), InformationProfile.ALLEN).cohesion()).isEmpty();
	}

	/**
	 * By hand: both nodes of {A, B, AB} have rows of their own, in G, G_A and G_B: log2 3 each, so Size is 2·log2 3 of all
	 * three, as is Complexity; the complete graph has 2·log2(3/2).
	 */
	@Test
	void letsCohesionOfTwoNodesExceedOneByUnaryEdges() {
		InformationMetrics metrics = InformationMetrics.of(Graphs.graph("AB ; A,B,AB"), InformationProfile.ALLEN);

		assertThat(metrics.complexity()).isCloseTo(2 * log2(3), within(1e-12));
		assertThat(metrics.cohesion().orElseThrow()).isCloseTo(log2(3) / log2(1.5), within(1e-12));
	}

	/** The environment alone: its row is one of n + 2 = 2 under kiel-2016, and no summand under allen. */
	@Test
	void measuresTheGraphWithoutNodes() {
		Hypergraph nothing = Hypergraph.builder().build();

		assertThat(InformationMetrics.of(nothing, InformationProfile.ALLEN))
				.isEqualTo(new InformationMetrics(InformationProfile.ALLEN, 0, 0, 0, OptionalDouble.empty()));
		assertThat(InformationMetrics.of(nothing, InformationProfile.KIEL_2016))
				.isEqualTo(new InformationMetrics(InformationProfile.KIEL_2016, 1, -1, -1, OptionalDouble.empty()));
	}

	/**
	 * By hand, AB|CD ; AB,BCD,CD under kiel-2016: the rows are A{1}, B{1,2}, C{2,3}, D{2,3} and the environment's ∅, N = 6.
	 * A, B and the environment give log2 6 each, C and D log2(6/2). G_A has two nodes with equal rows and the environment:
	 * 2·log2(4/2) + log2 4 = 4. G_B is all four nodes with rows A{1}, B{1,2}, C{2}, D{2}: as G. G_C and G_D have B{2},
	 * C{2,3}, D{2,3} and the environment, N = 5: 2·log2 5 + 2·log2(5/2).
	 */
	@Test
	void agreesWithGraph10WorkedByHand() {
		double sizeOfG = 3 * log2(6) + 2 * log2(3);
		double sizeOfGc = 2 * log2(5) + 2 * log2(2.5);
		InformationMetrics metrics = InformationMetrics.of(Graphs.graph("AB|CD ; AB,BCD,CD"), InformationProfile.KIEL_2016);

		assertThat(metrics.size()).isCloseTo(sizeOfG, within(1e-12));
		assertThat(metrics.complexity()).isCloseTo(4 + sizeOfG + 2 * sizeOfGc - sizeOfG, within(1e-12));
	}

	@ParameterizedTest
	@ValueSource(ints = { 3, 4, 5, 8, 31, 100 })
	void agreesWithTheClosedFormOfCompleteGraphs(int m) {
		Hypergraph complete = Graphs.complete(m);
		InformationMetrics kiel = InformationMetrics.of(complete, InformationProfile.KIEL_2016);
		InformationMetrics allen = InformationMetrics.of(complete, InformationProfile.ALLEN);

		assertThat(kiel.complexity()).isCloseTo((m - 1) * (m + 1) * log2(m + 2), within(1e-9 * kiel.complexity()));
		assertThat(allen.complexity()).isCloseTo((m - 1) * m * log2(m + 1), within(1e-9 * allen.complexity()));
		assertThat(allen.cohesion().orElseThrow()).isCloseTo(1, within(1e-12));
	}

	/** One edge of n nodes: all rows are equal, and Size(G_v) = Size(G). */
	@Test
	void agreesWithTheClosedFormOfOneLargeEdge() {
		int n = 3_000;
		Hypergraph.Builder builder = Hypergraph.builder();
		int[] nodes = new int[n];
		for (int i = 0; i < n; i++) {
			nodes[i] = builder.node("M", "n" + i);
		}
		Hypergraph graph = builder.edge(nodes).build();

		double allenSize = n * Math.log1p(1.0 / n) / Math.log(2);
		assertThat(InformationMetrics.of(graph, InformationProfile.ALLEN).complexity()).isCloseTo((n - 1) * allenSize, within(1e-9 * n));
		double kielSize = n * Math.log1p(2.0 / n) / Math.log(2) + log2(n + 2);
		assertThat(InformationMetrics.of(graph, InformationProfile.KIEL_2016).complexity()).isCloseTo((n - 1) * kielSize, within(1e-9 * n));
	}

	private static double log2(double x) {
		return Math.log(x) / Math.log(2);
	}
}
