/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.Arrays;

/**
 * Sorts nodes into classes of equal rows, a row being the set of edges at a node, by splitting: all nodes start in one class (the
 * empty row), and each edge splits every class into the nodes it joins and the others.
 * <p>
 * This is exact, so there are no hash collisions to check for, and takes O(|e|) for an edge and O(n) memory.
 */
final class RowClasses {
	private static final int EMPTY_ROW = 0;
	private static final int NONE = -1;

	private final Incidence graph;
	/** The class of each node. */
	private final int[] classOf;
	/** The number of nodes in each class but the empty row's, which would have to be counted for every node of the graph. */
	private final int[] size;
	/** For each class, the split that last removed nodes from it, and their new class. */
	private final int[] splitBy;
	private final int[] splitInto;
	/** Classes that lost all their nodes, to be used again: there are never more than n + 1 with nodes. */
	private final int[] unused;
	private final int[] touched;
	private int touchedCount;
	private int unusedCount;
	private int classCount = EMPTY_ROW + 1;
	private int splits;

	RowClasses(Incidence graph) {
		this.graph = graph;
		int nodes = graph.nodeCount();
		classOf = new int[nodes];
		touched = new int[nodes];
		// One more than n + 1, since the last node of a class leaves it after the class it goes to was made.
		size = new int[nodes + 2];
		splitBy = new int[nodes + 2];
		splitInto = new int[nodes + 2];
		unused = new int[nodes + 2];
	}

	/** Takes one more edge into account; each at most once between two calls of {@link #takeSizes}. */
	void split(int edge) {
		splits++;
		for (int i = graph.edgeBegin(edge); i < graph.edgeBegin(edge + 1); i++) {
			move(graph.nodeAt(i));
		}
	}

	private void move(int node) {
		int from = classOf[node];
		if (splitBy[from] != splits) {
			splitBy[from] = splits;
			splitInto[from] = unusedCount > 0 ? unused[--unusedCount] : classCount++;
		}
		int into = splitInto[from];
		classOf[node] = into;
		size[into]++;
		if (from == EMPTY_ROW) {
			touched[touchedCount++] = node;
		} else if (--size[from] == 0) {
			unused[unusedCount++] = from;
		}
	}

	/** The number of nodes whose row is not empty. */
	int touchedCount() {
		return touchedCount;
	}

	/** The number of nodes whose row is that of this node, whose row is not empty. */
	int alike(int node) {
		return size[classOf[node]];
	}

	/** Returns for each node the first one with the same row. A node with an empty row has none. */
	int[] representatives() {
		int[] firstOfClass = new int[classCount];
		Arrays.fill(firstOfClass, NONE);
		int[] representatives = new int[classOf.length];
		for (int node = 0; node < classOf.length; node++) {
			int rowClass = classOf[node];
			if (firstOfClass[rowClass] == NONE) {
				firstOfClass[rowClass] = node;
			}
			representatives[node] = rowClass == EMPTY_ROW ? NONE : firstOfClass[rowClass];
		}
		return representatives;
	}

	/**
	 * Writes the sizes of the classes whose row is not empty to the start of {@code sizes}, in no order, and begins again
	 * with no edge.
	 *
	 * @return the number of classes
	 */
	int takeSizes(int[] sizes) {
		int count = 0;
		for (int i = 0; i < touchedCount; i++) {
			int node = touched[i];
			int members = size[classOf[node]];
			if (members > 0) {
				sizes[count++] = members;
				size[classOf[node]] = 0;
			}
			classOf[node] = EMPTY_ROW;
		}
		touchedCount = 0;
		unusedCount = 0;
		classCount = EMPTY_ROW + 1;
		return count;
	}
}
