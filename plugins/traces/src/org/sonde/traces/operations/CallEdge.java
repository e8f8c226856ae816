/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

/**
 * So many calls between two operations.
 *
 * @param caller    signature of the caller as recorded; empty for calls from outside of what was recorded
 * @param callee    signature of the called operation as recorded
 * @param calls     1 or more
 * @param selfNanos self time of the called operation in these calls together, in nanoseconds; without those of unknown duration
 */
public record CallEdge(String caller, String callee, long calls, long selfNanos) {
	/** Whether the call came from outside of what was recorded: the callee is the root of a trace. */
	public boolean isEntry() {
		return caller.isEmpty();
	}
}
