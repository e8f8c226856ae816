/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

/**
 * Where a figure comes from.
 *
 * @param source citation and place, or the code that was measured
 * @param method how it was obtained: the formula of a derived figure, the counting rules of a measured one, the source's own
 * words for a published one; empty where there is nothing to add
 */
public record FigureSource(Origin origin, String source, String method) {

	/** @throws IllegalArgumentException if the source is empty */
	public FigureSource {
		if (source.isBlank()) {
			throw new IllegalArgumentException("a figure needs its source");
		}
	}

	/** One line: {@code derived: response time …; Waller 2014, table 1}. */
	public String text() {
		return origin.word() + ": " + (method.isBlank() ? "" : method + "; ") + source;
	}
}
