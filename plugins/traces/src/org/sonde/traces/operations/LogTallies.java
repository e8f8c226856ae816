/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;

/** The tallies of the log that is being read, as one kind of probe recorded it, by the names of the operations. */
final class LogTallies {
	private final Operations operations;
	private final MemoryBudget budget;
	private final MemoryBudget gapBudget;
	/** Null without a record. */
	private OperationTally[] byName = new OperationTally[Operations.FIRST_NAMES];
	private long unlisted;
	private long backwards;

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

	/** How often a tally was asked for that there is no room for; from now on counted again. */
	long takeUnlisted() {
		long count = unlisted;
		unlisted = 0;
		return count;
	}

	/** The tally of an operation; null if there is none yet. */
	OperationTally known(int name) {
		return name >= 0 && name < byName.length ? byName[name] : null;
	}

	/** A call ends before it starts. */
	void backwards() {
		backwards++;
	}

	/** How often that was so; from now on counted again. */
	long takeBackwards() {
		long count = backwards;
		backwards = 0;
		return count;
	}

	/** Adds those of the same log from elsewhere, which are not used any more. */
	void add(LogTallies other, SeriesClock clock) {
		for (int name = 0; name < other.byName.length; name++) {
			OperationTally tally = other.byName[name];
			OperationTally known = tally == null ? null : known(name);
			if (known != null) {
				known.add(tally, clock);
				tally.close(budget);
			} else if (tally != null) {
				put(name, tally);
			}
		}
		unlisted += other.unlisted;
		backwards += other.backwards;
	}

	/** Whether there is anything. */
	boolean isAny() {
		return unlisted + backwards > 0 || Arrays.stream(byName).anyMatch(Objects::nonNull);
	}

	void write(PartOutput out, SeriesClock clock) {
		out.count(unlisted);
		out.count(backwards);
		List<Integer> listed = out.sorted(IntStream.range(0, byName.length).filter(name -> byName[name] != null));
		out.count(listed.size());
		for (int name : listed) {
			out.name(name);
			byName[name].write(out, clock);
		}
	}

	/** Adds what was written. */
	void read(PartInput in, SeriesClock clock, SeriesClock.Intervals intervals) throws PartException {
		unlisted += in.count();
		backwards += in.count();
		for (int left = in.size(Integer.BYTES); left > 0; left--) {
			OperationTally tally = of(in.someName());
			if (tally == null) {
				OperationTally ofNone = new OperationTally(budget, gapBudget);
				ofNone.read(in, clock, intervals);
				unlisted += ofNone.calls - 1;
				ofNone.close(budget);
			} else {
				tally.read(in, clock, intervals);
			}
		}
	}

	private OperationTally added(int name) {
		if (operations.added(name) == null) {
			unlisted++;
			return null;
		}
		return put(name, new OperationTally(budget, gapBudget));
	}

	private OperationTally put(int name, OperationTally tally) {
		if (name >= byName.length) {
			byName = Arrays.copyOf(byName, Math.max(name + 1, 2 * byName.length));
		}
		byName[name] = tally;
		return tally;
	}
}
