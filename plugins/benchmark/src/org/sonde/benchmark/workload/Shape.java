/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.workload;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.CallShape;

/** How the executions of a trace call each other. */
public enum Shape implements Keyword {

	/** Each is called by the one before it: MooBench's recursion. */
	NESTED,
	/** One calls all others in turn. */
	SIBLINGS,
	/** A balanced binary tree. */
	TREE,
	/** Each is of a method of its own, called by the one before it; executions of methods without probes may lie between them. */
	DISTINCT;

	/** The shape as result sets name it. */
	public CallShape inResultSets() {
		return switch (this) {
			case NESTED -> CallShape.NESTED;
			case SIBLINGS -> CallShape.SIBLINGS;
			case TREE -> CallShape.TREE;
			case DISTINCT -> CallShape.DISTINCT;
		};
	}
}
