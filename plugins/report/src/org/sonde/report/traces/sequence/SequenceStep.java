/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

/** A step of a sequence diagram, from the top. */
public sealed interface SequenceStep {
	/** Replaces a lifeline: a caller that was not recorded. */
	int OUTSIDE = -1;

	/**
	 * A call starts.
	 *
	 * @param from      lifeline of the caller, from 0; {@link #OUTSIDE}
	 * @param to        lifeline of the called operation
	 * @param operation signature as recorded
	 * @param times     how often in a row, each time that its caller is called
	 * @param calls     of all these in the whole trace
	 * @param nanos     mean duration of one call; NaN if unknown
	 * @param failed    whether it ended by an exception
	 */
	record Call(int from, int to, String operation, long times, long calls, double nanos, boolean failed) implements SequenceStep {
	}

	/** The innermost open call ends. */
	record Return(int from, int to, boolean failed) implements SequenceStep {
	}

	/** All steps up to the end of the loop are repeated as a whole. */
	record LoopStart(long times) implements SequenceStep {
	}

	/** The innermost open loop ends. */
	record LoopEnd() implements SequenceStep {
	}

	/**
	 * Calls that are not drawn.
	 *
	 * @param at    lifeline of their caller; {@link #OUTSIDE}
	 * @param calls with all below them, in the whole trace
	 */
	record LeftOut(int at, long calls) implements SequenceStep {
	}
}
