/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.StringPool;

/**
 * The call tree of a class of traces.
 *
 * @param codes see {@link CallTree}
 * @param hosts of each call, or the one of all; null where they do not matter
 */
record CallTreeCopy(TraceKind kind, long[] codes, int[] hosts) {
	/**
	 * The tree for people: neighbours with equal trees below are one node.
	 *
	 * @param sums   durations of each call in all traces together, in nanoseconds
	 * @param traces how many these are
	 */
	List<CallNode> nodes(StringPool names, double[] sums, long traces) {
		int[] nodeOf = folded();
		int[] path = new int[codes.length];
		double[] total = new double[codes.length];
		double[] within = new double[codes.length];
		long[] calls = new long[codes.length];
		for (int call = 0; call < codes.length; call++) {
			int depth = CallTree.depth(codes[call]);
			path[depth] = call;
			total[nodeOf[call]] += sums[call];
			calls[nodeOf[call]]++;
			if (depth > 0) {
				within[nodeOf[path[depth - 1]]] += sums[call];
			}
		}
		List<CallNode> nodes = new ArrayList<>();
		for (int call = 0; call < codes.length; call++) {
			if (nodeOf[call] == call) {
				double self = (total[call] - within[call]) / calls[call] / traces;
				nodes.add(new CallNode(CallTree.depth(codes[call]), names.text(CallTree.operation(codes[call])), host(call, names),
						CallTree.failed(codes[call]), calls[call], total[call] / calls[call] / traces, self < 0 ? Double.NaN : self));
			}
		}
		return nodes;
	}

	private String host(int call, StringPool names) {
		int host = hosts == null ? StringPool.NONE : hosts[hosts.length == 1 ? 0 : call];
		return host == StringPool.NONE ? "" : names.text(host);
	}

	/** Returns for each call the first of those that form one node. */
	private int[] folded() {
		int[] end = ends();
		int[] nodeOf = new int[codes.length];
		// The last node at each depth that a neighbour may be equal to, plus 1.
		int[] neighbour = new int[codes.length + 1];
		for (int call = 0; call < codes.length;) {
			int depth = CallTree.depth(codes[call]);
			int before = neighbour[depth] - 1;
			if (before >= 0 && isEqual(before, end[before], call, end[call])) {
				for (int at = call; at < end[call]; at++) {
					nodeOf[at] = nodeOf[before + at - call];
				}
				call = end[call];
			} else {
				nodeOf[call] = call;
				neighbour[depth] = call + 1;
				neighbour[depth + 1] = 0;
				call++;
			}
		}
		return nodeOf;
	}

	private boolean isEqual(int one, int oneEnd, int other, int otherEnd) {
		return Arrays.equals(codes, one, oneEnd, codes, other, otherEnd)
				&& (hosts == null || hosts.length == 1 || Arrays.equals(hosts, one, oneEnd, hosts, other, otherEnd));
	}

	/** Returns the end of the calls within each call. */
	private int[] ends() {
		int[] end = new int[codes.length];
		for (int call = codes.length - 1; call >= 0; call--) {
			int next = call + 1;
			while (next < codes.length && CallTree.depth(codes[next]) > CallTree.depth(codes[call])) {
				next = end[next];
			}
			end[call] = next;
		}
		return end;
	}
}
