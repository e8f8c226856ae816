/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/** How the executions of one trace lie to each other. */
public enum CallShape implements Keyword {

	/** Each execution but the first is called by the one before it, down to the recursion depth. */
	NESTED("nested"),
	/** One execution calls all others, one after the other; the recursion depth says how many executions a trace has. */
	SIBLINGS("siblings");

	private final String keyword;

	CallShape(String keyword) {
		this.keyword = keyword;
	}

	public CallShape other() {
		return this == NESTED ? SIBLINGS : NESTED;
	}

	@Override
	public String keyword() {
		return keyword;
	}
}
