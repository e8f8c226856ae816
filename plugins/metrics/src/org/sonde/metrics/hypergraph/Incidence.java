/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Which node lies on which edge, both ways, in flat arrays: O(n + M) memory, M being the number of incidences. */
final class Incidence {
	private final int[] edgeStart;
	private final int[] edgeNodes;
	private final int[] nodeStart;
	private final int[] nodeEdges;

	private Incidence(int[] edgeStart, int[] edgeNodes, int[] nodeStart, int[] nodeEdges) {
		this.edgeStart = edgeStart;
		this.edgeNodes = edgeNodes;
		this.nodeStart = nodeStart;
		this.nodeEdges = nodeEdges;
	}

	/** The edges given, in their order, over nodes 0 to {@code nodes} − 1. */
	static Incidence of(int nodes, List<int[]> edges) {
		long incidences = edges.stream().mapToLong(edge -> edge.length).sum();
		if (incidences > Integer.MAX_VALUE - 8) { // the longest array a JVM makes
			throw new IllegalArgumentException("the edges of a hypergraph have at most %d nodes in total; found %d"
					.formatted(Integer.MAX_VALUE - 8, incidences));
		}
		int[] edgeStart = new int[edges.size() + 1];
		int[] edgeNodes = new int[(int) incidences];
		int[] nodeStart = new int[nodes + 1];
		for (int e = 0; e < edges.size(); e++) {
			int[] edge = edges.get(e);
			System.arraycopy(edge, 0, edgeNodes, edgeStart[e], edge.length);
			edgeStart[e + 1] = edgeStart[e] + edge.length;
			for (int node : edge) {
				nodeStart[node + 1]++;
			}
		}
		Arrays.parallelPrefix(nodeStart, Integer::sum);
		int[] nodeEdges = new int[edgeNodes.length];
		int[] next = Arrays.copyOf(nodeStart, nodes);
		for (int e = 0; e < edges.size(); e++) {
			for (int i = edgeStart[e]; i < edgeStart[e + 1]; i++) {
				nodeEdges[next[edgeNodes[i]]++] = e;
			}
		}
		return new Incidence(edgeStart, edgeNodes, nodeStart, nodeEdges);
	}

	/** The same nodes with only the edges wanted. */
	Incidence only(IntPredicate wanted) {
		List<int[]> kept = new ArrayList<>();
		for (int e = 0; e < edgeCount(); e++) {
			if (wanted.test(e)) {
				kept.add(nodesOf(e));
			}
		}
		return of(nodeCount(), kept);
	}

	int nodeCount() {
		return nodeStart.length - 1;
	}

	int edgeCount() {
		return edgeStart.length - 1;
	}

	/** Returns where the nodes of an edge start in {@link #nodeAt}. Those of the last edge end at {@code edgeBegin(edgeCount())}. */
	int edgeBegin(int edge) {
		return edgeStart[edge];
	}

	int nodeAt(int place) {
		return edgeNodes[place];
	}

	/** Returns where the edges of a node start in {@link #edgeAt}. Those of the last node end at {@code nodeBegin(nodeCount())}. */
	int nodeBegin(int node) {
		return nodeStart[node];
	}

	int edgeAt(int place) {
		return nodeEdges[place];
	}

	/** A copy of the nodes of an edge. */
	int[] nodesOf(int edge) {
		return Arrays.copyOfRange(edgeNodes, edgeStart[edge], edgeStart[edge + 1]);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Incidence incidence && nodeCount() == incidence.nodeCount()
				&& Arrays.equals(edgeStart, incidence.edgeStart) && Arrays.equals(edgeNodes, incidence.edgeNodes);
	}

	@Override
	public int hashCode() {
		return 31 * Arrays.hashCode(edgeStart) + Arrays.hashCode(edgeNodes);
	}
}
