/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/** What is odd about a fork, so that its figures are read with care. */
public enum ForkFlag implements Keyword {

	/** Response times did not become steady before the run ended. */
	NEVER_SETTLED("never-settled"),
	/** Its mean lies far from those of the other forks of its configuration. */
	OUTLIER("outlier"),
	/** The distribution has more than one mode: the mean is a time that few calls took. */
	SEVERAL_MODES("several-modes"),
	/** The file ends early: calls are missing. */
	TRUNCATED("truncated"),
	/** Other programs took much of the machine meanwhile. */
	NOISY("noisy");

	private final String keyword;

	ForkFlag(String keyword) {
		this.keyword = keyword;
	}

	@Override
	public String keyword() {
		return keyword;
	}
}
