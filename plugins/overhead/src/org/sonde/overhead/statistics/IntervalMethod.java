/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/** How an interval over forks was computed; docs/dev/statistics.md says when Sonde takes which, and how often each one covers. */
public enum IntervalMethod {
	/** Mean ± t · s / √n (Student 1908). */
	STUDENT_T,
	/** Difference of means ± t · √(s₁²/n₁ + s₂²/n₂), degrees of freedom by Welch 1947 and Satterthwaite 1946. */
	WELCH_T,
	/**
	 * Ratio of means, times and divided by e to the power of Welch's half-width of the difference of their logarithms (delta
	 * method).
	 */
	LOG_WELCH_T,
	/** Percentiles of resampled figures (Efron 1979). */
	PERCENTILE_BOOTSTRAP
}
