/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

import org.sonde.report.traces.LogResults;
import org.sonde.traces.operations.CallEdge;

/**
 * Which part of a program calls which.
 *
 * @param nodes the parts, by name
 * @param edges sorted by their ends
 */
public record CallGraph(List<Node> nodes, List<Edge> edges) {
	/** Replaces a node: a caller or callee that was not recorded. */
	public static final int OUTSIDE = -1;

	public CallGraph {
		nodes = List.copyOf(nodes);
		edges = List.copyOf(edges);
	}

	/**
	 * A part.
	 *
	 * @param members how many parts it stands for: 1, or more
	 * @param calls   of all its operations, in valid traces
	 */
	public record Node(String name, int members, long calls) {
	}

	/**
	 * Calls from one part to another, or within one.
	 *
	 * @param from      place of the caller among the nodes; {@link #OUTSIDE}
	 * @param to        place of the called one
	 * @param calls     1 or more
	 * @param selfNanos self time in these calls together; without those of unknown duration
	 */
	public record Edge(int from, int to, long calls, long selfNanos) {
	}

	/** Returns the graph of the calls in a log. */
	public static CallGraph of(LogResults log, CallPart by) {
		return of(by == CallPart.HOST ? log.hostGraph() : log.callGraph(), by);
	}

	/** @param calls of operations, or of hosts if these are the parts */
	public static CallGraph of(List<CallEdge> calls, CallPart by) {
		Sums sums = new Sums();
		for (CallEdge call : calls) {
			sums.add(call.isEntry() ? "" : clean(by.of(call.caller())), clean(by.of(call.callee())), call.calls(), call.selfNanos());
		}
		return sums.graph(Map.of());
	}

	/** Names may hold anything. */
	private static String clean(String text) {
		return text.isEmpty() ? "(no name)" : text.replaceAll("\\p{Cntrl}", " ");
	}

	/** Adds up edges by the names of their ends. */
	private static final class Sums {
		private final SortedMap<String, SortedMap<String, long[]>> edges = new TreeMap<>();
		private final SortedMap<String, Long> calls = new TreeMap<>();

		/** @param caller empty for outside */
		void add(String caller, String callee, long count, long selfNanos) {
			long[] sum = edges.computeIfAbsent(caller, any -> new TreeMap<>()).computeIfAbsent(callee, any -> new long[2]);
			sum[0] += count;
			sum[1] += selfNanos;
			calls.merge(callee, count, Long::sum);
			if (!caller.isEmpty()) {
				calls.merge(caller, 0L, Long::sum);
			}
		}

		CallGraph graph(Map<String, Integer> members) {
			List<Node> nodes = new ArrayList<>();
			Map<String, Integer> places = new HashMap<>(Map.of("", OUTSIDE));
			calls.forEach((name, count) -> {
				places.put(name, nodes.size());
				nodes.add(new Node(name, members.getOrDefault(name, 1), count));
			});
			List<Edge> all = new ArrayList<>();
			edges.forEach((caller, callees) -> callees
					.forEach((callee, sum) -> all.add(new Edge(places.get(caller), places.get(callee), sum[0], sum[1]))));
			return new CallGraph(nodes, all);
		}
	}

	/** The same with several parts as one. */
	CallGraph joined(UnaryOperator<String> into) {
		Sums sums = new Sums();
		edges.forEach(edge -> sums.add(edge.from == OUTSIDE ? "" : into.apply(nodes.get(edge.from).name),
				into.apply(nodes.get(edge.to).name), edge.calls, edge.selfNanos));
		Map<String, Integer> members = new HashMap<>();
		nodes.forEach(node -> members.merge(into.apply(node.name), node.members, Integer::sum));
		return sums.graph(members);
	}

	/** These parts with the calls among them, and from outside; the calls of a part remain all of them. */
	CallGraph among(BitSet kept, Predicate<Edge> keptEdges) {
		int[] places = new int[nodes.size()];
		List<Node> fewer = new ArrayList<>();
		for (int node = 0; node < places.length; node++) {
			places[node] = fewer.size();
			if (kept.get(node)) {
				fewer.add(nodes.get(node));
			}
		}
		return new CallGraph(fewer, edges.stream()
				.filter(edge -> kept.get(edge.to) && (edge.from == OUTSIDE || kept.get(edge.from)) && keptEdges.test(edge))
				.map(edge -> new Edge(edge.from == OUTSIDE ? OUTSIDE : places[edge.from], places[edge.to], edge.calls, edge.selfNanos))
				.toList());
	}

	/** The parts that are at most so many calls away from these. */
	BitSet around(BitSet start, int steps) {
		Map<Integer, List<Integer>> neighbours = new HashMap<>();
		edges.stream().filter(edge -> edge.from != OUTSIDE).forEach(edge -> {
			neighbours.computeIfAbsent(edge.from, any -> new ArrayList<>()).add(edge.to);
			neighbours.computeIfAbsent(edge.to, any -> new ArrayList<>()).add(edge.from);
		});
		BitSet reached = (BitSet) start.clone();
		Deque<int[]> next = new ArrayDeque<>();
		start.stream().forEach(node -> next.add(new int[] { node, 0 }));
		while (!next.isEmpty()) {
			int[] node = next.poll();
			if (node[1] < steps) {
				neighbours.getOrDefault(node[0], List.of()).stream().filter(one -> !reached.get(one)).forEach(one -> {
					reached.set(one);
					next.add(new int[] { one, node[1] + 1 });
				});
			}
		}
		return reached;
	}
}
