/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.TraceClass;

/** The classes of equal traces of a recording, as arrays. */
public final class TraceForest {
	/** In place of a candidate: the operation is none. */
	public static final int NONE = -1;

	private final long[] traces;
	/** Where the nodes of each class begin, and where those of the last end. */
	private final int[] first;
	private final int[] candidates;
	private final int[] depths;
	private final long[] calls;
	private final long[] repetitions;
	private final boolean[] failed;
	private final int deepest;

	private TraceForest(long[] traces, int[] first, Nodes nodes) {
		this.traces = traces;
		this.first = first;
		candidates = nodes.candidates;
		depths = nodes.depths;
		calls = nodes.calls;
		repetitions = nodes.repetitions;
		failed = nodes.failed;
		deepest = Arrays.stream(depths).max().orElse(0);
	}

	/** While it is made. */
	private static final class Nodes {
		private int[] candidates = new int[1_024];
		private int[] depths = new int[1_024];
		private long[] calls = new long[1_024];
		private long[] repetitions = new long[1_024];
		private boolean[] failed = new boolean[1_024];
		private int size;
		/** The last node at each depth. */
		private int[] path = new int[1_024];

		private void add(int candidate, int depth, long count, boolean fails) {
			if (size == candidates.length) {
				resize(2 * size);
			}
			candidates[size] = candidate;
			depths[size] = depth;
			calls[size] = count;
			repetitions[size] = depth == 0 ? count : count / calls[path[depth - 1]];
			failed[size] = fails;
			path = depth < path.length ? path : Arrays.copyOf(path, 2 * depth);
			path[depth] = size++;
		}

		private void resize(int length) {
			candidates = Arrays.copyOf(candidates, length);
			depths = Arrays.copyOf(depths, length);
			calls = Arrays.copyOf(calls, length);
			repetitions = Arrays.copyOf(repetitions, length);
			failed = Arrays.copyOf(failed, length);
		}
	}

	/** @param candidates the place of each candidate, by signature as recorded */
	static TraceForest of(List<TraceClass> classes, Map<String, Integer> candidates) {
		Nodes nodes = new Nodes();
		int[] first = new int[classes.size() + 1];
		for (int i = 0; i < classes.size(); i++) {
			for (CallNode node : classes.get(i).nodes()) {
				nodes.add(candidates.getOrDefault(node.operation(), NONE), node.depth(), node.calls(), node.failed());
			}
			first[i + 1] = nodes.size;
		}
		nodes.resize(nodes.size);
		return new TraceForest(classes.stream().mapToLong(TraceClass::traces).toArray(), first, nodes);
	}

	/**
	 * Each call of some operations as a trace of its own, with what is called within; calls of these within each other are not split.
	 *
	 * @param isUnit is given signatures as recorded
	 */
	static TraceForest ofUnits(List<TraceClass> classes, Map<String, Integer> candidates, Predicate<String> isUnit) {
		Map<List<Call>, Long> units = new LinkedHashMap<>();
		for (TraceClass of : classes) {
			List<CallNode> nodes = of.nodes();
			for (int node = 0; node < nodes.size(); node++) {
				CallNode unit = nodes.get(node);
				if (isUnit.test(unit.operation())) {
					List<Call> calls = new ArrayList<>();
					do {
						CallNode call = nodes.get(node++);
						calls.add(new Call(candidates.getOrDefault(call.operation(), NONE), call.depth() - unit.depth(), call.calls() / unit.calls(), call.failed()));
					} while (node < nodes.size() && nodes.get(node).depth() > unit.depth());
					node--;
					units.merge(calls, of.traces() * unit.calls(), Long::sum);
				}
			}
		}
		Nodes nodes = new Nodes();
		int[] first = new int[units.size() + 1];
		int unit = 0;
		for (List<Call> calls : units.keySet()) {
			calls.forEach(call -> nodes.add(call.candidate, call.depth, call.calls, call.failed));
			first[++unit] = nodes.size;
		}
		nodes.resize(nodes.size);
		return new TraceForest(units.values().stream().mapToLong(count -> count).toArray(), first, nodes);
	}

	/** A node of a unit. */
	private record Call(int candidate, int depth, long calls, boolean failed) {
	}

	/** How many classes there are. */
	public int size() {
		return traces.length;
	}

	/** How many nodes all of them have together. */
	public int nodes() {
		return candidates.length;
	}

	/** Of a class. */
	public long traces(int trace) {
		return traces[trace];
	}

	/** Where the nodes of a class begin, each before those below it. */
	public int first(int trace) {
		return first[trace];
	}

	/** Where they end. */
	public int end(int trace) {
		return first[trace + 1];
	}

	/** The candidate that a node is a call of; {@link #NONE} if its operation is none. */
	public int candidate(int node) {
		return candidates[node];
	}

	/** Calls above a node. */
	public int depth(int node) {
		return depths[node];
	}

	/** Calls in a trace that a node stands for, as neighbours with equal trees are one node. */
	public long calls(int node) {
		return calls[node];
	}

	/** The same in each call of the node above. */
	public long repetitions(int node) {
		return repetitions[node];
	}

	/** Whether the calls of a node ended by an exception. */
	public boolean failed(int node) {
		return failed[node];
	}

	/** The greatest depth of all nodes. */
	public int deepest() {
		return deepest;
	}
}
