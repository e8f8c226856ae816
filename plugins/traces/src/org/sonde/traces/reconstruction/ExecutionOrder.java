/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

/**
 * Puts the executions of a trace in order and judges them, as Kieker's ExecutionTrace and TraceReconstructionFilter do: by eoi, which rises
 * by one from 0; the first has ess 0, and ess rises by at most one. One and the same record, read twice, counts once.
 */
final class ExecutionOrder {
	private final CallListener calls;
	private final CallTree tree;
	private String detail;
	/** The records by eoi. */
	private int[] sorted = new int[16];
	private int distinct;
	/** The call that was last seen at each depth. */
	private int[] path = new int[16];
	private long[] within = new long[16];

	/** @param calls may be null */
	ExecutionOrder(CallListener calls, ProbedOperations probed) {
		this.tree = new CallTree(TraceKind.EXECUTIONS, probed);
		this.calls = calls;
	}

	/**
	 * Why a trace is not valid, if no further record comes.
	 *
	 * @param unfinished   the reason if it is only not finished
	 * @param severalHosts whether several hosts were recorded, so that what is missing may be in another log
	 * @return null if it is valid
	 */
	Reason judge(ExecutionTrace trace, Reason unfinished, boolean severalHosts) {
		detail = "";
		if (!sort(trace)) {
			return Reason.TWICE;
		}
		if (trace.eoi(sorted[distinct - 1]) != distinct - 1) {
			int missing = firstMissing(trace);
			detail = "eoi " + missing + " of 0 to " + trace.eoi(sorted[distinct - 1]) + " is missing";
			if (unfinished != Reason.CUT_OFF) {
				return unfinished;
			}
			// Only the end of the log shows that missing records will not come.
			return severalHosts && missing == 0 ? Reason.NO_START : isCutOff(trace) ? Reason.CUT_OFF : Reason.GAP;
		}
		int before = -1;
		for (int place = 0; place < distinct; place++) {
			int ess = trace.ess(sorted[place]);
			if (ess > before + 1) {
				detail = "ess " + ess + " after " + before + " at eoi " + place;
				return Reason.STACK;
			}
			before = ess;
		}
		build(trace);
		return null;
	}

	/** Returns what was found, for people. */
	String detail() {
		return detail;
	}

	/** Returns the tree of the valid trace. */
	CallTree tree() {
		return tree;
	}

	/** Whether its executions were on several hosts. */
	boolean severalHosts() {
		for (int call = 1; call < tree.size(); call++) {
			if (tree.host(call) != tree.host(0)) {
				return true;
			}
		}
		return false;
	}

	/** False if two different records have the same eoi. */
	private boolean sort(ExecutionTrace trace) {
		int count = trace.count();
		if (sorted.length < count) {
			grow(count);
		}
		if (!scatter(trace)) {
			long[] keys = new long[count];
			for (int record = 0; record < count; record++) {
				keys[record] = (long) trace.eoi(record) << 32 | record;
			}
			Arrays.sort(keys);
			distinct = 0;
			for (long key : keys) {
				int record = (int) key;
				if (distinct == 0 || trace.eoi(sorted[distinct - 1]) != trace.eoi(record)) {
					sorted[distinct++] = record;
				} else if (!trace.isSame(sorted[distinct - 1], record)) {
					detail = "eoi " + trace.eoi(record);
					return false;
				}
			}
		}
		return true;
	}

	/** The usual case, without sorting: each eoi from 0 to the number of records, once. False if it is another. */
	private boolean scatter(ExecutionTrace trace) {
		int count = trace.count();
		Arrays.fill(sorted, 0, count, -1);
		for (int record = 0; record < count; record++) {
			int eoi = trace.eoi(record);
			if (eoi >= count || sorted[eoi] >= 0) {
				return false;
			}
			sorted[eoi] = record;
		}
		distinct = count;
		return true;
	}

	private int firstMissing(ExecutionTrace trace) {
		int place = 0;
		while (trace.eoi(sorted[place]) == place) {
			place++;
		}
		return place;
	}

	/**
	 * Whether those that are missing can all be executions that had not ended when the log did: each within the one missing before it, and
	 * all that ended later within them.
	 */
	private boolean isCutOff(ExecutionTrace trace) {
		int open = 0;
		int expected = 0;
		int before = -1;
		for (int place = 0; place < distinct; place++) {
			int ess = trace.ess(sorted[place]);
			int missing = trace.eoi(sorted[place]) - expected;
			if (missing > 0) {
				open += missing;
				before = open - 1;
			}
			// Without a missing one on top, the trace had ended.
			if (open == 0 || ess < open || ess > before + 1) {
				return false;
			}
			before = ess;
			expected = trace.eoi(sorted[place]) + 1;
		}
		return true;
	}

	private void build(ExecutionTrace trace) {
		tree.clear();
		tree.identify(trace.traceId(), trace.threadId(), trace.threadName());
		long first = Long.MAX_VALUE;
		long last = Long.MIN_VALUE;
		for (int place = 0; place < distinct; place++) {
			int record = sorted[place];
			int depth = trace.ess(record);
			long tin = trace.tinNanos(record);
			long tout = trace.toutNanos(record);
			// A difference beyond the range of a long is as unknown as one below 0.
			long nanos = tout < tin ? CallTree.UNKNOWN : Math.max(tout - tin, CallTree.UNKNOWN);
			path[depth] = place;
			tree.add(trace.operation(record), depth, depth == 0 ? CallTree.NONE : path[depth - 1], trace.host(record), nanos);
			first = Math.min(first, tin);
			last = Math.max(last, tout);
		}
		tree.span(first, last);
		if (calls != null) {
			tell();
		}
	}

	private void tell() {
		Arrays.fill(within, 0, distinct, 0);
		for (int call = 0; call < distinct; call++) {
			int caller = tree.caller(call);
			if (caller != CallTree.NONE) {
				long nanos = tree.duration(call);
				within[caller] = nanos < 0 || within[caller] < 0 ? CallTree.UNKNOWN : within[caller] + nanos;
			}
		}
		for (int call = 0; call < distinct; call++) {
			long nanos = tree.duration(call);
			int caller = tree.caller(call);
			calls.call(TraceKind.EXECUTIONS, tree.operation(call), caller == CallTree.NONE ? StringPool.NONE : tree.operation(caller),
					tree.probedCaller(call), tree.host(call), caller == CallTree.NONE ? StringPool.NONE : tree.host(caller), nanos,
					within[call] < 0 || within[call] > nanos ? CallTree.UNKNOWN : nanos - within[call]);
		}
	}

	private void grow(int count) {
		int capacity = Integer.highestOneBit(count - 1) << 1;
		sorted = new int[capacity];
		path = new int[capacity];
		within = new long[capacity];
	}
}
