/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Size and complexity of one graph in bits, by the formulas of {@link InformationMetrics}. Every sum runs over sorted
 * values, so that the result depends on the shape of the graph alone.
 */
final class Entropy {
	private static final double LN_2 = StrictMath.log(2);

	private final InformationProfile profile;
	private final Incidence graph;
	private final RowClasses rows;
	private final int[] classSizes;

	Entropy(InformationProfile profile, Incidence graph) {
		this.profile = profile;
		this.graph = graph;
		rows = new RowClasses(graph);
		classSizes = new int[graph.nodeCount()];
	}

	/** Size(G) over all nodes, also those without an edge. */
	double size() {
		splitByAll();
		return takeSize(graph.nodeCount());
	}

	private void splitByAll() {
		for (int edge = 0; edge < graph.edgeCount(); edge++) {
			rows.split(edge);
		}
	}

	private int connected() {
		int connected = 0;
		for (int node = 0; node < graph.nodeCount(); node++) {
			connected += isConnected(node) ? 1 : 0;
		}
		return connected;
	}

	/** The summand of each node in Size(G) under {@link InformationProfile#ALLEN}; their sum is the size. */
	double[] summandsOfSize() {
		return summands(graph.nodeCount());
	}

	/**
	 * For each node Size(G_v) less its summand in Size(G#), under {@link InformationProfile#ALLEN}, 0 for nodes without an edge; their sum
	 * is the complexity.
	 */
	double[] summandsOfComplexity() {
		int connected = connected();
		double[] summands = summands(connected);
		double[] sizes = sizesAround(connected);
		for (int node = 0; node < graph.nodeCount(); node++) {
			summands[node] = isConnected(node) ? sizes[node] - summands[node] : 0;
		}
		return summands;
	}

	/** Size(G_v) of every connected node; equal rows have equal ones, so one large edge does not cost the square of its nodes. */
	private double[] sizesAround(int connected) {
		splitByAll();
		int[] representatives = rows.representatives();
		rows.takeSizes(classSizes);
		double[] sizes = new double[graph.nodeCount()];
		for (int node = 0; node < graph.nodeCount(); node++) {
			if (isConnected(node)) {
				sizes[node] = representatives[node] == node ? sizeAround(node, connected) : sizes[representatives[node]];
			}
		}
		return sizes;
	}

	private double[] summands(int nodes) {
		splitByAll();
		int emptyRows = nodes - rows.touchedCount() + 1; // the environment's, too
		double[] summands = new double[graph.nodeCount()];
		for (int node = 0; node < summands.length; node++) {
			summands[node] = bits(isConnected(node) ? rows.alike(node) : emptyRows, nodes + 1L);
		}
		rows.takeSizes(classSizes);
		return summands;
	}

	/** Complexity(G). */
	double complexity() {
		if (graph.edgeCount() == 0) {
			return profile == InformationProfile.ALLEN ? 0 : -1;
		}
		int connected = connected();
		double[] around = sizesAround(connected);
		double[] sizes = IntStream.range(0, graph.nodeCount()).filter(this::isConnected).mapToDouble(node -> around[node]).sorted()
				.toArray();
		double sum = 0;
		for (double size : sizes) {
			sum += size;
		}
		splitByAll();
		return sum - takeSize(connected);
	}

	private boolean isConnected(int node) {
		return graph.nodeBegin(node) < graph.nodeBegin(node + 1);
	}

	/** Size(G_v). */
	private double sizeAround(int node, int connected) {
		for (int i = graph.nodeBegin(node); i < graph.nodeBegin(node + 1); i++) {
			rows.split(graph.edgeAt(i));
		}
		return takeSize(profile == InformationProfile.ALLEN ? connected : rows.touchedCount());
	}

	/** The size of a graph of this many nodes whose rows were split last. */
	private double takeSize(int nodes) {
		int emptyRows = nodes - rows.touchedCount();
		int classes = rows.takeSizes(classSizes);
		Arrays.sort(classSizes, 0, classes);
		// The environment is one row more, whose own summand only kiel-2016 counts; that profile's N is one larger again.
		boolean allen = profile == InformationProfile.ALLEN;
		long all = nodes + (allen ? 1L : 2L);
		double sum = (allen ? emptyRows : emptyRows + 1L) * bits(emptyRows + 1L, all);
		for (int first = 0, end; first < classes; first = end) {
			int rowsAlike = classSizes[first];
			end = first + 1;
			while (end < classes && classSizes[end] == rowsAlike) {
				end++;
			}
			sum += (long) (end - first) * rowsAlike * bits(rowsAlike, all);
		}
		return sum;
	}

	/**
	 * −log2(part/all), exact to the last digits also where part is nearly all; StrictMath gives the same bits on every
	 * machine.
	 */
	private static double bits(long part, long all) {
		return StrictMath.log1p((double) (all - part) / part) / LN_2;
	}

	/** Complexity under {@link InformationProfile#ALLEN} of the complete graph: one edge for every pair of nodes. */
	static double complexityOfComplete(int nodes) {
		if (nodes < 2) {
			return 0;
		}
		if (nodes == 2) {
			return 2 * bits(2, 3); // both nodes have the same row
		}
		// Every row of G, and of each G_v, is different: Size = n·log2(n+1) each.
		return (double) nodes * (nodes - 1) * bits(1, nodes + 1L);
	}
}
