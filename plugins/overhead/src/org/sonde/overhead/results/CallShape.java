/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The shape of the calls in one trace. */
public enum CallShape implements Keyword {

	/** Each execution is called by the one before it, down to the recursion depth. */
	NESTED,
	/** One execution calls all others, one after the other; the recursion depth says how many executions a trace has. */
	SIBLINGS,
	/** A balanced binary tree. */
	TREE,
	/** Each execution belongs to another method and is called by the one before it. Methods without probes may be between them. */
	DISTINCT;

	/** Whether costs are taken from runs of this shape; from the others they would be those of another program. */
	public boolean isModelled() {
		return this == NESTED || this == SIBLINGS;
	}

	/**
	 * The other one of the two that costs are taken from.
	 *
	 * @throws IllegalStateException if this is none of them
	 */
	public CallShape other() {
		return switch (this) {
			case NESTED -> SIBLINGS;
			case SIBLINGS -> NESTED;
			case TREE, DISTINCT -> throw new IllegalStateException("there is no cost model for calls of shape " + keyword());
		};
	}
}
