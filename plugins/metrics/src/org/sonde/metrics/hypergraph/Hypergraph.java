/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A modular hypergraph: nodes (methods, constructors, initialisers) grouped into modules (types), and hyperedges, each a
 * set of one node or more. This is the abstraction of software in E. B. Allen, S. Gottipati, R. Govindarajan, "Measuring
 * size, complexity, and coupling of hypergraph abstractions of software", Software Quality Journal 15 (2007), doi
 * 10.1007/s11219-006-9010-3.
 * <p>
 * Immutable and canonical: nodes are sorted by module, then name; edges by their nodes. Two graphs with the same nodes and
 * edges are equal, whatever the order in which they were built.
 */
public final class Hypergraph {
	private final List<Node> nodes;
	private final Incidence incidence;

	private Hypergraph(List<Node> nodes, Incidence incidence) {
		this.nodes = nodes;
		this.incidence = incidence;
	}

	/**
	 * A node, named within its module. Module and name together identify a node.
	 *
	 * @param module the module, such as {@code p.A}; not blank
	 * @param name   the name within the module, such as {@code add(int)}; not blank
	 */
	public record Node(String module, String name) implements Comparable<Node> {
		private static final Comparator<Node> ORDER = Comparator.comparing(Node::module).thenComparing(Node::name);

		/** @throws IllegalArgumentException if a name is blank */
		public Node {
			if (Objects.requireNonNull(module, "module").isBlank() || Objects.requireNonNull(name, "name").isBlank()) {
				throw new IllegalArgumentException(
						"a node's module and name must not be blank; found module '%s', name '%s'".formatted(module, name));
			}
		}

		@Override
		public int compareTo(Node other) {
			return ORDER.compare(this, other);
		}
	}

	/** Starts an empty graph. */
	public static Builder builder() {
		return new Builder();
	}

	/** All nodes, also those without an edge, sorted by module, then name. A node's place is its index in {@link #edge}. */
	public List<Node> nodes() {
		return nodes;
	}

	/** The number of different hyperedges. */
	public int edgeCount() {
		return incidence.edgeCount();
	}

	/**
	 * The indexes in {@link #nodes()} of one edge's nodes, ascending.
	 *
	 * @param edge 0 to {@link #edgeCount()} − 1
	 */
	public int[] edge(int edge) {
		return incidence.nodesOf(Objects.checkIndex(edge, edgeCount()));
	}

	/** Whether an edge touches two modules or more. */
	boolean crossesModules(int edge) {
		int[] members = incidence.nodesOf(edge);
		// Nodes are sorted by module, so the first and the last one differ if any two do.
		return !nodes.get(members[0]).module().equals(nodes.get(members[members.length - 1]).module());
	}

	Incidence incidence() {
		return incidence;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Hypergraph graph && nodes.equals(graph.nodes) && incidence.equals(graph.incidence);
	}

	@Override
	public int hashCode() {
		return 31 * nodes.hashCode() + incidence.hashCode();
	}

	@Override
	public String toString() {
		return "Hypergraph[%d nodes, %d edges]".formatted(nodes.size(), edgeCount());
	}

	/**
	 * Collects nodes and edges in any order. The indexes it gives out name nodes to this builder only, not in the built
	 * graph.
	 */
	public static final class Builder {
		private final Map<Node, Integer> indexes = new HashMap<>();
		private final List<Node> nodes = new ArrayList<>();
		private final List<int[]> edges = new ArrayList<>();

		private Builder() {
		}

		/**
		 * The node of this module and name; a new one, or the one made before by the same module and name.
		 *
		 * @return its index, to be used in {@link #edge(int...)} of this builder
		 * @throws IllegalArgumentException if a name is blank
		 */
		public int node(String module, String name) {
			int next = nodes.size();
			Node node = new Node(module, name);
			Integer known = indexes.putIfAbsent(node, next);
			if (known != null) {
				return known;
			}
			nodes.add(node);
			return next;
		}

		/**
		 * Adds a hyperedge that joins these nodes. An edge is a set: neither order nor repetition of a node matters, and an
		 * edge added twice is one edge. A recursive call is an edge of one node.
		 *
		 * @throws IllegalArgumentException if there is no node, or an index that this builder did not give out
		 */
		public Builder edge(int... nodes) {
			int[] members = set(nodes);
			if (members.length == 0) {
				throw new IllegalArgumentException("a hyperedge joins at least one node; found none");
			}
			int outside = members[0] < 0 ? members[0] : members[members.length - 1];
			if (outside < 0 || outside >= this.nodes.size()) {
				throw new IllegalArgumentException(
						"a hyperedge joins nodes made before, 0 to %d; found %d".formatted(this.nodes.size() - 1, outside));
			}
			edges.add(members);
			return this;
		}

		private static int[] set(int[] nodes) {
			int[] sorted = nodes.clone();
			Arrays.sort(sorted);
			int size = 0;
			for (int node : sorted) {
				if (size == 0 || sorted[size - 1] != node) {
					sorted[size++] = node;
				}
			}
			return size == sorted.length ? sorted : Arrays.copyOf(sorted, size);
		}

		/** Like {@link #edge(int...)}. */
		public Builder edge(Collection<Integer> nodes) {
			return edge(nodes.stream().mapToInt(Integer::intValue).toArray());
		}

		/**
		 * The graph of all nodes and edges added so far. The builder may be used further.
		 *
		 * @throws IllegalArgumentException if the edges have more than 2³¹ − 1 nodes in total
		 */
		public Hypergraph build() {
			Integer[] order = new Integer[nodes.size()];
			Arrays.setAll(order, i -> i);
			Arrays.sort(order, Comparator.comparing(nodes::get));
			int[] place = new int[order.length];
			Node[] sorted = new Node[order.length];
			for (int i = 0; i < order.length; i++) {
				place[order[i]] = i;
				sorted[i] = nodes.get(order[i]);
			}
			int[][] canonical = new int[edges.size()][];
			for (int i = 0; i < canonical.length; i++) {
				int[] edge = edges.get(i).clone();
				for (int k = 0; k < edge.length; k++) {
					edge[k] = place[edge[k]];
				}
				Arrays.sort(edge);
				canonical[i] = edge;
			}
			Arrays.sort(canonical, Arrays::compare);
			List<int[]> distinct = new ArrayList<>(canonical.length);
			for (int[] edge : canonical) {
				if (distinct.isEmpty() || !Arrays.equals(distinct.getLast(), edge)) {
					distinct.add(edge);
				}
			}
			return new Hypergraph(List.of(sorted), Incidence.of(place.length, distinct));
		}
	}
}
