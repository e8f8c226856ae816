/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.record.StringPool;

/** From where the calls of an operation come, among the probed operations: from outside, from one operation, or from several. */
final class NearestCallers {
	private static final int SEVERAL = -2;

	private long calls;
	private long entries;
	/** Of those that are no entries; {@link StringPool#NONE} without any, {@link #SEVERAL} if they differ. */
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

	void write(PartOutput out) {
		out.count(calls);
		out.count(entries);
		out.flag(caller == SEVERAL);
		if (caller != SEVERAL) {
			out.name(caller);
		}
	}

	/** Adds what was written. */
	void read(PartInput in) throws PartException {
		NearestCallers other = new NearestCallers();
		other.calls = in.count();
		other.entries = in.count();
		other.caller = in.flag() ? SEVERAL : in.name();
		if (other.entries > other.calls) {
			throw PartInput.damaged("there are more entries than calls");
		}
		add(other);
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
