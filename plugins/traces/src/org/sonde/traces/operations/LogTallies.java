/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

/** The tallies of the log that is being read, as one kind of probe recorded it, by the names of the operations. */
final class LogTallies {
	private final Operations operations;
	private final MemoryBudget budget;
	private final MemoryBudget gapBudget;
	/** Null without a record. */
	private OperationTally[] byName = new OperationTally[Operations.FIRST_NAMES];
	private long unlisted;

	LogTallies(Operations operations, MemoryBudget budget, MemoryBudget gapBudget) {
		this.operations = operations;
		this.budget = budget;
		this.gapBudget = gapBudget;
	}

	/** The tally of an operation; null if there are too many operations. */
	OperationTally of(int name) {
		OperationTally tally = known(name);
		return tally != null ? tally : added(name);
	}

	/** Calls of an operation so far. */
	long calls(int name) {
		OperationTally tally = known(name);
		return tally == null ? 0 : tally.calls;
	}

	/** The tally of an operation that is given up with this; null if the log had none. */
	OperationTally take(int name) {
		OperationTally tally = known(name);
		if (tally != null) {
			byName[name] = null;
		}
		return tally;
	}

	/** Returns how many requested tallies had no room, and counts again from 0. */
	long takeUnlisted() {
		long count = unlisted;
		unlisted = 0;
		return count;
	}

	/** The tally of an operation; null if there is none yet. */
	OperationTally known(int name) {
		return name >= 0 && name < byName.length ? byName[name] : null;
	}

	private OperationTally added(int name) {
		if (operations.added(name) == null) {
			unlisted++;
			return null;
		}
		if (name >= byName.length) {
			byName = Arrays.copyOf(byName, Math.max(name + 1, 2 * byName.length));
		}
		return byName[name] = new OperationTally(budget, gapBudget);
	}
}
