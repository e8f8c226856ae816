/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import org.sonde.common.keyword.Keyword;

/** Who measured the overheads of a series. It is shown wherever the series is shown. */
public enum SeriesOrigin implements Keyword {

	/** The authors of a paper. */
	PUBLISHED("Published in "),
	/** Sonde's authors, on a machine and a date that are stated. */
	MEASURED("Measured by "),
	/** The user, who knows. */
	OWN("");

	private final String words;

	SeriesOrigin(String words) {
		this.words = words;
	}

	/** {@code Published in} a paper, or {@code Measured by} somebody. */
	String source(String citation) {
		return words + citation;
	}
}
