/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

/** What a part of a drawing is for; whoever draws it chooses the colour. */
public enum Tone {
	/** Text, and lines that matter most. */
	INK,
	/** Text and lines that matter less. */
	MUTED,
	/** Inside of boxes. */
	FILL,
	/** Inside of boxes that stand out. */
	STRONG,
	/** What failed. */
	FAILED,
	/** What is selected or found. */
	FOUND,
	/** What lies below all else. */
	PAPER
}
