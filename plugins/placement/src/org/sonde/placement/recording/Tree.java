/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.List;

/**
 * A call with those within.
 *
 * @param candidate its place; {@link TraceForest#NONE} of an operation that is none
 * @param failed    whether it ended by an exception
 * @param branches  what it calls, in this order
 */
record Tree(int candidate, boolean failed, List<Branch> branches) {
	Tree {
		branches = List.copyOf(branches);
	}

	/**
	 * Equal calls in a row.
	 *
	 * @param tree        the number of the called one
	 * @param repetitions 1 or more
	 */
	record Branch(int tree, long repetitions) {
	}
}
