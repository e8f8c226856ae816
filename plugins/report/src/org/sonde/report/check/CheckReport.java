/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.List;

/**
 * All that was checked.
 *
 * @param results in the order in which they are shown
 */
public record CheckReport(List<CheckResult> results) {
	public CheckReport {
		results = List.copyOf(results);
	}

	/** How many conditions have this outcome. */
	public long count(CheckOutcome answer) {
		return results.stream().filter(result -> result.answer() == answer).count();
	}

	/**
	 * Whether a build may go on.
	 *
	 * @param strict whether what cannot be decided stops it, too
	 */
	public boolean passes(boolean strict) {
		return count(CheckOutcome.BROKEN) == 0 && (!strict || count(CheckOutcome.CANNOT_BE_DECIDED) == 0);
	}

	/** Returns all outcomes in one sentence. */
	public String summary() {
		return "%d kept, %d broken, %d cannot be decided.".formatted(count(CheckOutcome.KEPT), count(CheckOutcome.BROKEN),
				count(CheckOutcome.CANNOT_BE_DECIDED));
	}
}
