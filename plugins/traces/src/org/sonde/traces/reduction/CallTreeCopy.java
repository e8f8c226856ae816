/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
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

	/** Whether it is the tree of the same class. */
	boolean isSame(CallTreeCopy other) {
		return kind == other.kind && Arrays.equals(codes, other.codes) && Arrays.equals(hosts, other.hosts);
	}

	/** A total order of classes, by names. */
	int compare(CallTreeCopy other, IntUnaryOperator rank) {
		int order = kind.compareTo(other.kind);
		order = order != 0 ? order : Arrays.compare(ranked(rank), other.ranked(rank));
		return order != 0 || hosts == null ? order
				: Arrays.compare(Arrays.stream(hosts).map(rank).toArray(), Arrays.stream(other.hosts).map(rank).toArray());
	}

	private long[] ranked(IntUnaryOperator rank) {
		return Arrays.stream(codes)
				.map(code -> CallTree.code(rank.applyAsInt(CallTree.operation(code)), CallTree.depth(code), CallTree.failed(code))).toArray();
	}

	void write(PartOutput out) {
		out.count(kind.ordinal());
		out.count(codes.length);
		for (long code : codes) {
			out.name(CallTree.operation(code));
			out.count((long) CallTree.depth(code) << 1 | (CallTree.failed(code) ? 1 : 0));
		}
		if (hosts != null) {
			out.count(hosts.length);
			for (int host : hosts) {
				out.name(host);
			}
		}
	}

	/** @param byHost whether hosts were written */
	static CallTreeCopy read(PartInput in, boolean byHost) throws PartException {
		TraceKind kind = in.oneOf(TraceKind.values());
		long[] codes = new long[in.size(2)];
		if (codes.length == 0) {
			throw PartInput.damaged("a trace has no calls");
		}
		int before = -1;
		for (int call = 0; call < codes.length; call++) {
			int operation = in.someName();
			int depthAndFailed = in.count(2 * before + 3);
			before = depthAndFailed >> 1;
			codes[call] = CallTree.code(operation, before, (depthAndFailed & 1) != 0);
		}
		int[] hosts = byHost ? new int[in.size(1)] : null;
		if (byHost) {
			if (hosts.length != 1 && hosts.length != codes.length) {
				throw PartInput.damaged("a trace has too few hosts");
			}
			for (int host = 0; host < hosts.length; host++) {
				hosts[host] = in.name();
			}
		}
		return new CallTreeCopy(kind, codes, hosts);
	}

	private String host(int call, StringPool names) {
		int host = hosts == null ? StringPool.NONE : hosts[hosts.length == 1 ? 0 : call];
		return host == StringPool.NONE ? "" : names.text(host);
	}

	/** For each call the first of those that are one node. */
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

	/** Where the calls within each end. */
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
