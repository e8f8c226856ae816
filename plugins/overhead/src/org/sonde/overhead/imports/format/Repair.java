/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.format;

import org.sonde.common.keyword.Keyword;

/** The errors that an import can correct, if the user agrees. */
public enum Repair implements Keyword {

	/** Values and deviations that a defect of MooBench's script halved are computed back. */
	HALVED_VALUES,
	/** Nanoseconds that were called microseconds get their name back; else they are left out. */
	WRONG_UNIT,
	/** Minimum and maximum change places where the greater one stands under "min". */
	SWAPPED_EXTREMES,
	/** Forks whose file was cut off are left out. */
	LEAVE_OUT_TRUNCATED,
	/** Runs much shorter than the others are left out of a history. */
	LEAVE_OUT_SHORT_RUNS
}
