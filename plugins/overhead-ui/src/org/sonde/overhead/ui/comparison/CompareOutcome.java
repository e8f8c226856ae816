/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.List;

import org.sonde.metrics.comparison.TypeComparison;

/** The outcome of a comparison. */
sealed interface CompareOutcome {

	/** What was asked for. */
	CompareRequest request();

	/**
	 * It was made.
	 *
	 * @param totals the figures of the whole versions
	 */
	record Compared(CompareRequest request, TypeComparison types, List<TotalColumns.Row> totals) implements CompareOutcome {
	}

	/**
	 * There is nothing to compare.
	 *
	 * @param reason for people, with the remedy
	 */
	record Failed(CompareRequest request, String reason) implements CompareOutcome {
	}

	/** The user stopped it. */
	record Cancelled(CompareRequest request) implements CompareOutcome {
	}
}
