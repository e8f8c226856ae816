/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/** The two ways of recording a trace; each has its own trace ids. */
public enum TraceKind {
	/** A record for each execution, written when it ended. */
	EXECUTIONS,
	/** Records of the events within a trace. */
	EVENTS
}
