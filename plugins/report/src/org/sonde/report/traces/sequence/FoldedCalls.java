/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import java.util.Arrays;
import java.util.List;

import org.sonde.traces.reduction.CallNode;

/**
 * The calls of a trace, in which neighbours that are repeated as a group are one group: after a, b, a, b the first a and b stand for all. A
 * call is identified by its place in the list; those that are within a repetition are gone. Without recursion, as traces may be deep.
 */
final class FoldedCalls {
	/** Replaces a call: the trace as a whole. */
	static final int ROOT = -1;
	private static final int LONGEST_GROUP = 8;
	private static final long HASH_MULTIPLIER = 0x9E3779B97F4A7C15L;

	private final List<CallNode> nodes;
	private final int[] parents;
	/** The first call after those within. */
	private final int[] ends;
	private final long[] hashes;
	private final long[] calls;
	private final double[] nanos;
	private final boolean[] gone;
	/** The size of the group, for its first call. */
	private final int[] groupSizes;
	/** The repetitions of the group of each call, by which the calls below it are not multiplied again. */
	private final long[] groupTimes;

	/** @param nodes each before those below it */
	FoldedCalls(List<CallNode> nodes) {
		this.nodes = nodes;
		int size = nodes.size();
		parents = new int[size];
		ends = new int[size];
		hashes = new long[size];
		calls = nodes.stream().mapToLong(CallNode::calls).toArray();
		nanos = nodes.stream().mapToDouble(node -> node.calls() * node.meanNanos()).toArray();
		gone = new boolean[size];
		groupSizes = new int[size];
		groupTimes = new long[size];
		Arrays.fill(groupTimes, 1);
		link();
		hash();
		for (int call = size - 1; call >= ROOT; call--) {
			fold(children(call));
		}
	}

	private void link() {
		int[] path = new int[nodes.size() + 1];
		for (int call = 0; call < nodes.size(); call++) {
			int depth = nodes.get(call).depth();
			parents[call] = depth == 0 ? ROOT : path[depth - 1];
			path[depth] = call;
		}
		for (int call = nodes.size() - 1; call >= 0; call--) {
			ends[call] = Math.max(ends[call], call + 1);
			if (parents[call] != ROOT) {
				ends[parents[call]] = Math.max(ends[parents[call]], ends[call]);
			}
		}
	}

	/** From the last call to the first: what is within a call comes before it. */
	private void hash() {
		for (int call = nodes.size() - 1; call >= 0; call--) {
			CallNode node = nodes.get(call);
			hashes[call] = mixed(
					mixed(mixed(hashes[call], node.operation().hashCode()), node.host().hashCode() * 2L + (node.failed() ? 1 : 0)),
					times(call));
			if (parents[call] != ROOT) {
				hashes[parents[call]] = mixed(hashes[parents[call]], hashes[call]);
			}
		}
	}

	private static long mixed(long hash, long value) {
		long mixed = (hash ^ value) * HASH_MULTIPLIER;
		return mixed ^ mixed >>> 29;
	}

	private void fold(int[] siblings) {
		int at = 0;
		while (at < siblings.length) {
			int size = 1;
			int times = 1;
			for (int wanted = 2; wanted <= Math.min(LONGEST_GROUP, (siblings.length - at) / 2); wanted++) {
				int repeated = repeated(siblings, at, wanted);
				if (repeated > 1 && repeated * wanted > times * size) {
					size = wanted;
					times = repeated;
				}
			}
			if (times > 1) {
				merge(siblings, at, size, times);
			}
			at += size * times;
		}
	}

	private int repeated(int[] siblings, int at, int size) {
		int times = 1;
		while (at + (times + 1) * size <= siblings.length && isRepeated(siblings, at, at + times * size, size)) {
			times++;
		}
		return times;
	}

	private boolean isRepeated(int[] siblings, int first, int other, int size) {
		for (int place = 0; place < size; place++) {
			if (hashes[siblings[first + place]] != hashes[siblings[other + place]]) {
				return false;
			}
		}
		for (int place = 0; place < size; place++) {
			if (!isEqual(siblings[first + place], siblings[other + place])) {
				return false;
			}
		}
		return true;
	}

	private boolean isEqual(int first, int other) {
		if (ends[first] - first != ends[other] - other) {
			return false;
		}
		for (int place = 0; place < ends[first] - first; place++) {
			CallNode one = nodes.get(first + place);
			CallNode two = nodes.get(other + place);
			if (one.depth() != two.depth() || one.calls() != two.calls() || one.failed() != two.failed()
					|| !one.operation().equals(two.operation()) || !one.host().equals(two.host())) {
				return false;
			}
		}
		return true;
	}

	private void merge(int[] siblings, int at, int size, int times) {
		int first = siblings[at];
		int length = ends[siblings[at + size - 1]] - first;
		for (int time = 1; time < times; time++) {
			int other = siblings[at + time * size];
			for (int place = 0; place < length; place++) {
				calls[first + place] += calls[other + place];
				nanos[first + place] += nanos[other + place];
				gone[other + place] = true;
			}
		}
		groupSizes[first] = size;
		for (int place = 0; place < size; place++) {
			groupTimes[siblings[at + place]] = times;
		}
	}

	/** The calls of a call, or of the trace, that are not gone. */
	int[] children(int call) {
		int end = call == ROOT ? nodes.size() : ends[call];
		int[] children = new int[8];
		int count = 0;
		for (int child = call + 1; child < end; child = ends[child]) {
			if (!gone[child]) {
				children = count == children.length ? Arrays.copyOf(children, 2 * count) : children;
				children[count++] = child;
			}
		}
		return Arrays.copyOf(children, count);
	}

	CallNode node(int call) {
		return nodes.get(call);
	}

	/** In the whole trace, with the repetitions. */
	long calls(int call) {
		return calls[call];
	}

	/** The calls with all below them, in the whole trace. */
	long allCalls(int call) {
		long all = 0;
		for (int below = call; below < ends[call]; below++) {
			all += gone[below] ? 0 : calls[below];
		}
		return all;
	}

	/** Time in all these calls, in nanoseconds; NaN if unknown. */
	double nanos(int call) {
		return nanos[call];
	}

	/** How often in a row, each time that its caller is called, and each time that its group is repeated. */
	long times(int call) {
		return calls[call] / (parents[call] == ROOT ? 1 : calls[parents[call]]) / groupTimes[call];
	}

	/** How many neighbours from this one on are repeated as a group; 0 if it does not start one. */
	int groupSize(int call) {
		return groupSizes[call];
	}

	/** How often the group of the call is repeated; 1 without one. */
	long groupTimes(int call) {
		return groupTimes[call];
	}
}
