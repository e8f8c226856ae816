/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

/** What a user may choose as the unit of work. */
public enum UnitKind {
	/** Calls of a method. */
	METHOD,
	/** Lines of output. */
	LINES,
	/** The whole run. */
	RUN
}
