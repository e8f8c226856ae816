/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/** How firmly the source states its values. */
public enum Precision implements Keyword {

	/** As printed. */
	EXACT("exact"),
	/** The source says "about". */
	ABOUT("about"),
	/** The source says the value lies below. */
	BELOW("below"),
	/** The source says the value lies above. */
	ABOVE("above");

	private final String keyword;

	Precision(String keyword) {
		this.keyword = keyword;
	}

	@Override
	public String keyword() {
		return keyword;
	}
}
