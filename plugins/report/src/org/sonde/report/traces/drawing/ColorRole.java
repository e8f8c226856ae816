/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

/** The role of a part of a drawing. Whoever draws it chooses the colour. */
public enum ColorRole {
	/** Text, and lines that matter most. */
	INK,
	/** Text and lines that matter less. */
	MUTED,
	/** Inside of boxes. */
	FILL,
	/** Inside of boxes that stand out. */
	STRONG,
	/** Something failed. */
	FAILED,
	/** Something is selected or found. */
	FOUND,
	/** The background. */
	PAPER
}
