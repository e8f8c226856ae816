/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** Executions that call up to two others each: a balanced binary tree. The last leaf works. */
public final class CallTree {

	private final Work work;

	CallTree(Work work) {
		this.work = work;
	}

	/**
	 * The root of a tree.
	 *
	 * @param executions in the tree, this one among them
	 * @param last whether the last leaf of the trace is in this tree
	 */
	public long monitoredNode(long methodTimeNanos, int executions, boolean last) {
		if (executions == 1) {
			return last ? work.last(methodTimeNanos) : 1;
		}
		int left = (executions - 1) / 2;
		long sum = left > 0 ? monitoredNode(methodTimeNanos, left, false) : 0;
		return sum + monitoredNode(methodTimeNanos, executions - 1 - left, last);
	}
}
