/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

/** How a figure came about. The word is shown beside the figure. */
public enum Origin {

	/** Printed by its source in this form. */
	PUBLISHED("published"),
	/** Computed by Sonde from figures a source prints. */
	DERIVED("derived"),
	/** Measured by Sonde on the code itself. */
	MEASURED("measured");

	private final String word;

	Origin(String word) {
		this.word = word;
	}

	public String word() {
		return word;
	}
}
