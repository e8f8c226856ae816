/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import org.sonde.traces.record.StringPool;

/** Where the calls of an operation come from, among the probed operations: from outside, from one operation, or from several. */
final class NearestCallers {
	private static final int SEVERAL = -2;

	private long calls;
	private long entries;
	/** The caller of executions that are no entries. {@link StringPool#NONE} without any, {@link #SEVERAL} if they differ. */
	private int caller = StringPool.NONE;

	/** @param nearest the nearest probed operation above the call; {@link StringPool#NONE} if there is none */
	void add(int nearest) {
		calls++;
		if (nearest == StringPool.NONE) {
			entries++;
		} else {
			from(nearest);
		}
	}

	void add(NearestCallers other) {
		calls += other.calls;
		entries += other.entries;
		if (other.caller != StringPool.NONE) {
			from(other.caller);
		}
	}

	private void from(int nearest) {
		if (caller != nearest) {
			caller = caller == StringPool.NONE ? nearest : SEVERAL;
		}
	}

	long calls() {
		return calls;
	}

	long entries() {
		return entries;
	}

	/** {@link StringPool#NONE} if there is none, or several. */
	int only() {
		return caller == SEVERAL ? StringPool.NONE : caller;
	}
}
