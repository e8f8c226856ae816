/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Random;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.alg.flow.EdmondsKarpMFImpl;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/** Finds paths, flows and components of a graph with JGraphT. */
final class JgraphtProgram implements Program {

	private static final int VERTICES = 40;

	private final Graph<Integer, DefaultWeightedEdge> graph = new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);

	JgraphtProgram() {
		Random random = new Random(13);
		for (int vertex = 0; vertex < VERTICES; vertex++) {
			graph.addVertex(vertex);
		}
		for (int edge = 0; edge < 4 * VERTICES; edge++) {
			int from = random.nextInt(VERTICES);
			int to = random.nextInt(VERTICES);
			if (from != to && !graph.containsEdge(from, to)) {
				graph.setEdgeWeight(graph.addEdge(from, to), 1 + random.nextInt(20));
			}
		}
	}

	@Override
	public long unit() {
		double sum = 0;
		DijkstraShortestPath<Integer, DefaultWeightedEdge> paths = new DijkstraShortestPath<>(graph);
		for (int target = 1; target < 10; target++) {
			double weight = paths.getPathWeight(0, target);
			sum += Double.isInfinite(weight) ? 1000 : weight;
		}
		sum += new EdmondsKarpMFImpl<>(graph).getMaximumFlowValue(0, VERTICES - 1);
		return Double.doubleToLongBits(sum) + new KosarajuStrongConnectivityInspector<>(graph).stronglyConnectedSets().size();
	}
}
