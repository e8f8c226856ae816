/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import org.sonde.common.keyword.Keyword;

/**
 * What the authors of a tuning decided about keeping it.
 *
 * @param reasons theirs, in our words
 * @param place where they say so
 */
public record Verdict(Decision decision, String reasons, String place) {

	/** Whether the tuning went into the framework. */
	public enum Decision implements Keyword {
		ADOPTED, REJECTED
	}
}
