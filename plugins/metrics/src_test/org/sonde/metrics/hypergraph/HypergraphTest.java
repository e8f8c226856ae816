/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

class HypergraphTest {
	@Test
	void isSortedWhateverTheOrderItWasBuiltIn() {
		Hypergraph.Builder builder = Hypergraph.builder();
		int run = builder.node("p.B", "run()");
		int stop = builder.node("p.A", "stop()");
		int add = builder.node("p.A", "add(int)");
		Hypergraph graph = builder.edge(run, add).edge(stop, add).build();

		assertThat(graph.nodes()).containsExactly(new Node("p.A", "add(int)"), new Node("p.A", "stop()"),
				new Node("p.B", "run()"));
		assertThat(graph.edgeCount()).isEqualTo(2);
		assertThat(graph.edge(0)).containsExactly(0, 1);
		assertThat(graph.edge(1)).containsExactly(0, 2);
	}

	@Test
	void isEqualToTheSameGraphBuiltInAnotherOrder() {
		assertThat(Graphs.graph("AB|CD ; AB,BCD,CD")).isEqualTo(Graphs.graph("BA|DC ; DC,CDB,BA"))
				.hasSameHashCodeAs(Graphs.graph("BA|DC ; DC,CDB,BA")).isNotEqualTo(Graphs.graph("AB|CD ; AB,BCD,AD"))
				.isNotEqualTo(Graphs.graph("ABCD ; AB,BCD,CD")).hasToString("Hypergraph[4 nodes, 3 edges]");
	}

	@Test
	void keepsAnEdgeGivenTwiceOnce() {
		assertThat(Graphs.graph("AB ; AB,BA,ABA,A,AA")).isEqualTo(Graphs.graph("AB ; AB,A"));
		assertThat(Graphs.graph("AB ; AB,BA,ABA,A,AA").edgeCount()).isEqualTo(2);
	}

	@Test
	void keepsANodeGivenTwiceOnce() {
		Hypergraph.Builder builder = Hypergraph.builder();

		assertThat(builder.node("p.A", "m()")).isZero();
		assertThat(builder.node("p.B", "m()")).isEqualTo(1);
		assertThat(builder.node("p.A", "m()")).isZero();
		assertThat(builder.build().nodes()).hasSize(2);
	}

	@Test
	void staysAsBuiltWhenTheBuilderGoesOn() {
		Hypergraph.Builder builder = Hypergraph.builder();
		int a = builder.node("M", "a");
		Hypergraph before = builder.build();
		builder.edge(List.of(a, builder.node("M", "b")));

		assertThat(before.nodes()).hasSize(1);
		assertThat(before.edgeCount()).isZero();
		assertThat(builder.build()).isEqualTo(Graphs.renamed(Graphs.graph("AB ; AB"),
				node -> new Node("M", node.name().equals("A") ? "a" : "b")));
	}

	@Test
	void givesOutCopiesOfItsEdges() {
		Hypergraph graph = Graphs.graph("AB ; AB");
		graph.edge(0)[0] = 1;

		assertThat(graph.edge(0)).containsExactly(0, 1);
	}

	@Test
	void refusesWhatIsNoGraph() {
		Hypergraph.Builder builder = Hypergraph.builder();
		builder.node("M", "a");

		assertThatIllegalArgumentException().isThrownBy(() -> builder.edge())
				.withMessage("a hyperedge joins at least one node; found none");
		assertThatIllegalArgumentException().isThrownBy(() -> builder.edge(0, 1))
				.withMessage("a hyperedge joins nodes made before, 0 to 0; found 1");
		assertThatIllegalArgumentException().isThrownBy(() -> builder.edge(-1, 0))
				.withMessage("a hyperedge joins nodes made before, 0 to 0; found -1");
		assertThatIllegalArgumentException().isThrownBy(() -> builder.node("M", " "))
				.withMessage("a node's module and name must not be blank; found module 'M', name ' '");
		assertThatIllegalArgumentException().isThrownBy(() -> builder.node("", "a")).withMessageContaining("must not be blank");
	}

	@Test
	void countsNodesAndEdges() {
		assertThat(CountingMetrics.of(Graphs.graph("ABC|DEF ; AB,ABC,CD,DE,EF,BDE"))).isEqualTo(new CountingMetrics(6, 6, 2));
		assertThat(CountingMetrics.of(Graphs.graph("A|B|C ; A,AB"))).isEqualTo(new CountingMetrics(3, 2, 1));
		assertThat(CountingMetrics.of(Hypergraph.builder().build())).isEqualTo(new CountingMetrics(0, 0, 0));
		assertThatIllegalArgumentException().isThrownBy(() -> new CountingMetrics(1, 2, 3))
				.withMessageContaining("found 1 nodes");
	}
}
