/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.metrics.hypergraph.Hypergraph.Node;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** What must hold of every graph, tried on random ones. */
class InformationMetricsPropertiesTest {
	/** The nodes' modules, by node, and the edges; the same edge may be there twice. */
	record Draft(List<Integer> moduleOf, List<Set<Integer>> edges) {
		/** Builds the graph with nodes and edges added in the order of the random numbers. */
		Hypergraph build(Random random) {
			List<Integer> nodeOrder = new ArrayList<>(IntStream.range(0, moduleOf.size()).boxed().toList());
			Collections.shuffle(nodeOrder, random);
			Hypergraph.Builder builder = Hypergraph.builder();
			int[] index = new int[moduleOf.size()];
			nodeOrder.forEach(node -> index[node] = builder.node("M" + moduleOf.get(node), "n" + node));
			List<Set<Integer>> edgeOrder = new ArrayList<>(edges);
			Collections.shuffle(edgeOrder, random);
			for (Set<Integer> edge : edgeOrder) {
				List<Integer> members = new ArrayList<>(edge);
				Collections.shuffle(members, random);
				builder.edge(members.stream().map(node -> index[node]).toList());
			}
			return builder.build();
		}

		/** With an edge of its own for every node that has none. */
		Draft withoutIsolated() {
			List<Set<Integer>> all = new ArrayList<>(edges);
			IntStream.range(0, moduleOf.size()).filter(node -> sharing(node) == 0).forEach(node -> all.add(Set.of(node)));
			return new Draft(moduleOf, all);
		}

		/** Both, with no node and no module in common. */
		Draft beside(Draft other) {
			List<Integer> modules = new ArrayList<>(moduleOf);
			other.moduleOf.forEach(module -> modules.add(1_000 + module));
			List<Set<Integer>> all = new ArrayList<>(edges);
			other.edges.forEach(
					edge -> all.add(edge.stream().map(node -> moduleOf.size() + node).collect(Collectors.toSet())));
			return new Draft(modules, all);
		}

		/** How many nodes share an edge with a node, itself included. */
		int sharing(int node) {
			return (int) edges.stream().filter(edge -> edge.contains(node)).flatMap(Set::stream).distinct().count();
		}
	}

	private static Draft draft(RandomInput in) {
		int nodes = in.between(1, 24);
		int modules = in.between(1, 5);
		return new Draft(IntStream.range(0, nodes).mapToObj(node -> in.between(0, modules - 1)).toList(),
				in.list(0, 40, () -> in.set(1, Math.min(6, nodes), () -> in.between(0, nodes - 1))));
	}

	@Test
	void theOrderOfNodesAndEdgesIsIrrelevant() {
		Seeded.tries(1000, in -> {
			Draft draft = draft(in);
			Random random = in.random();
			InformationProfile profile = in.oneOf(InformationProfile.values());
			Hypergraph one = draft.build(random);
			Hypergraph other = draft.build(random);

			assertThat(other).isEqualTo(one);
			assertThat(CountingMetrics.of(other)).isEqualTo(CountingMetrics.of(one));
			assertThat(InformationMetrics.of(other, profile)).isEqualTo(InformationMetrics.of(one, profile));
		});
	}

	/** Other names make another canonical order, of modules, of nodes and of edges; record equality compares every bit. */
	@Test
	void theNamesOfNodesAndModulesAreIrrelevant() {
		Seeded.tries(1000, in -> {
			Draft draft = draft(in);
			Random random = in.random();
			InformationProfile profile = in.oneOf(InformationProfile.values());
			Hypergraph graph = draft.build(random);
			Map<String, String> modules = new LinkedHashMap<>();
			Hypergraph renamed = Graphs.renamed(graph, node -> {
				String module = modules.computeIfAbsent(node.module(), name -> random.nextInt(1_000) + name);
				return new Node(module, random.nextInt(1_000) + node.name());
			});

			assertThat(CountingMetrics.of(renamed)).isEqualTo(CountingMetrics.of(graph));
			assertThat(InformationMetrics.of(renamed, profile)).isEqualTo(InformationMetrics.of(graph, profile));
		});
	}

	@Test
	void agreesWithTheDefinitionTakenLiterally() {
		Seeded.tries(300, in -> {
			Draft draft = draft(in);
			Random random = in.random();
			InformationProfile profile = in.oneOf(InformationProfile.values());
			InformationMetrics fast = InformationMetrics.of(draft.build(random), profile);
			Set<Integer> nodes = IntStream.range(0, draft.moduleOf().size()).boxed().collect(Collectors.toSet());
			Set<Set<Integer>> edges = new HashSet<>(draft.edges());
			Set<Set<Integer>> crossing = new HashSet<>(edges);
			crossing.removeIf(edge -> edge.stream().map(draft.moduleOf()::get).distinct().count() < 2);
			Set<Set<Integer>> inner = new HashSet<>(edges);
			inner.removeAll(crossing);
			Literal literal = new Literal(profile);

			assertClose(fast.size(), literal.size(nodes, edges));
			assertClose(fast.complexity(), literal.complexity(nodes, edges));
			assertClose(fast.coupling(), literal.complexity(nodes, crossing));
			if (profile == InformationProfile.ALLEN && nodes.size() > 1) {
				double complete = literal.complexity(nodes, pairs(nodes));
				assertClose(fast.cohesion().orElseThrow(), literal.complexity(nodes, inner) / complete);
			} else {
				assertThat(fast.cohesion()).isEmpty();
			}
		});
	}

	/**
	 * Two graphs without isolated nodes side by side, by the definitions: no row is in both, so Σ log2 c(row) adds up, over all nodes and
	 * over the t nodes that share an edge with v; under allen the other n − t nodes of G_v have the empty row, under kiel-2016 they are no
	 * part of it.
	 */
	@Test
	void aDisjointUnionIsWhatTheFormulaSays() {
		Seeded.tries(1000, in -> {
			Draft one = draft(in);
			Draft two = draft(in);
			Random random = in.random();
			InformationProfile profile = in.oneOf(InformationProfile.values());
			boolean allen = profile == InformationProfile.ALLEN;
			List<Draft> parts = List.of(one.withoutIsolated(), two.withoutIsolated());
			Draft whole = parts.getFirst().beside(parts.getLast());
			int n = whole.moduleOf().size();
			double size = allen ? xLog(n, n + 1) : xLog(n + 1, n + 2);
			double complexity = 0;
			for (Draft part : parts) {
				InformationMetrics metrics = InformationMetrics.of(part.build(random), profile);
				int m = part.moduleOf().size();
				size -= (allen ? xLog(m, m + 1) : xLog(m + 1, m + 2)) - metrics.size();
				complexity += metrics.complexity() + metrics.size();
				for (int node = 0; allen && node < m; node++) {
					int t = part.sharing(node);
					complexity += xLog(n, n + 1) - xLog(n - t, n - t + 1) - xLog(m, m + 1) + xLog(m - t, m - t + 1);
				}
			}
			InformationMetrics metrics = InformationMetrics.of(whole.build(random), profile);

			assertClose(metrics.size(), size);
			assertClose(metrics.complexity(), complexity - size);
		});
	}

	private static double xLog(int factor, int of) {
		return factor * Math.log(of) / Math.log(2);
	}

	@Test
	void allenStaysWithinItsRanges() {
		Seeded.tries(1000, in -> {
			Draft draft = draft(in);
			Random random = in.random();
			Hypergraph graph = draft.build(random);
			InformationMetrics metrics = InformationMetrics.of(graph, InformationProfile.ALLEN);
			int nodes = graph.nodes().size();
			double rounding = 1e-9;

			assertThat(metrics.size()).isBetween(0.0, nodes * Math.log(nodes + 1) / Math.log(2) + rounding);
			assertThat(metrics.complexity()).isGreaterThan(-rounding);
			assertThat(metrics.coupling()).isGreaterThan(-rounding);
			if (nodes > 2) {
				assertThat(metrics.cohesion().orElseThrow()).isBetween(-rounding, 1 + rounding);
			}
		});
	}

	private static void assertClose(double actual, double expected) {
		assertThat(actual).isCloseTo(expected, within(1e-9 * Math.max(1, Math.abs(expected))));
	}

	private static Set<Set<Integer>> pairs(Set<Integer> nodes) {
		Set<Set<Integer>> pairs = new HashSet<>();
		nodes.forEach(a -> nodes.stream().filter(b -> b < a).forEach(b -> pairs.add(Set.of(a, b))));
		return pairs;
	}

	/** The definitions written down with sets and no thought of speed. */
	private record Literal(InformationProfile profile) {
		double size(Set<Integer> nodes, Set<Set<Integer>> edges) {
			List<Set<Set<Integer>>> summands = new ArrayList<>();
			nodes.forEach(node -> summands.add(row(node, edges)));
			List<Set<Set<Integer>>> rows = new ArrayList<>(summands);
			rows.add(Set.of());
			int all = nodes.size() + 1;
			if (profile == InformationProfile.KIEL_2016) {
				summands.add(Set.of());
				all = nodes.size() + 2;
			}
			double sum = 0;
			for (Set<Set<Integer>> row : summands) {
				sum -= Math.log((double) Collections.frequency(rows, row) / all) / Math.log(2);
			}
			return sum;
		}

		double complexity(Set<Integer> nodes, Set<Set<Integer>> edges) {
			if (profile == InformationProfile.KIEL_2016 && edges.isEmpty()) {
				return -1;
			}
			Set<Integer> connected = new TreeSet<>(nodes);
			connected.removeIf(node -> row(node, edges).isEmpty());
			double sum = 0;
			for (int node : connected) {
				Set<Set<Integer>> around = row(node, edges);
				Set<Integer> kept = new TreeSet<>(connected);
				if (profile == InformationProfile.KIEL_2016) {
					kept.removeIf(other -> row(other, around).isEmpty());
				}
				sum += size(kept, around);
			}
			return sum - size(connected, edges);
		}

		private static Set<Set<Integer>> row(int node, Set<Set<Integer>> edges) {
			Set<Set<Integer>> row = new HashSet<>(edges);
			row.removeIf(edge -> !edge.contains(node));
			return row;
		}
	}
}
