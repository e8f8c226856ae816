/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

/** The kinds of events within a trace: record classes of {@code kieker.common.record.flow.trace}. */
public enum EventKind {
	/** An operation or constructor starts. */
	BEFORE,
	/** It ends. */
	AFTER,
	/** It ends by an exception. */
	AFTER_FAILED,
	/** A caller calls an operation or constructor, seen at the caller. */
	CALL,
	/** An object was made. */
	CONSTRUCTION,
	/** The trace splits: other traces start from here. */
	SPLIT,
	/** Another trace joins. */
	JOIN,
	/** The thread asks for, takes or leaves a lock, waits for it or notifies those that do. */
	MONITOR
}
