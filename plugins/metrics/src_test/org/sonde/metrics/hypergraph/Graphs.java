/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Writes graphs as the oracles' table does: modules separated by {@code |}, a letter per node, edges after {@code ;}. */
final class Graphs {
	private Graphs() {
	}

	/** For instance {@code "AB|CD ; AB,BCD,CD"}. */
	static Hypergraph graph(String notation) {
		String[] halves = notation.split(";", -1);
		Hypergraph.Builder builder = Hypergraph.builder();
		Map<Integer, Integer> indexes = new HashMap<>();
		String[] modules = halves[0].strip().split("\\|");
		for (int module = 0; module < modules.length; module++) {
			for (int letter : modules[module].chars().toArray()) {
				indexes.put(letter, builder.node("M" + module, Character.toString(letter)));
			}
		}
		Arrays.stream(halves[1].split(",")).map(String::strip).filter(edge -> !edge.isEmpty())
				.forEach(edge -> builder.edge(edge.chars().map(indexes::get).toArray()));
		return builder.build();
	}

	/** The complete graph K_m in one module. */
	static Hypergraph complete(int nodes) {
		Hypergraph.Builder builder = Hypergraph.builder();
		for (int i = 0; i < nodes; i++) {
			builder.node("M", "n" + i);
			for (int j = 0; j < i; j++) {
				builder.edge(i, j);
			}
		}
		return builder.build();
	}

	/** The same graph with every node renamed. */
	static Hypergraph renamed(Hypergraph graph, UnaryOperator<Hypergraph.Node> rename) {
		Hypergraph.Builder builder = Hypergraph.builder();
		int[] indexes = graph.nodes().stream().map(rename).mapToInt(node -> builder.node(node.module(), node.name())).toArray();
		for (int edge = 0; edge < graph.edgeCount(); edge++) {
			builder.edge(Arrays.stream(graph.edge(edge)).map(node -> indexes[node]).toArray());
		}
		return builder.build();
	}
}
