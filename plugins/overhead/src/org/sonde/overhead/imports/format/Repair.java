/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.format;

/** What an import can put right, if the user says so. */
public enum Repair {

	/** Values and deviations that a defect of MooBench's script halved are computed back. */
	HALVED_VALUES("halved-values"),
	/** Nanoseconds that were called microseconds get their name back; else they are left out. */
	WRONG_UNIT("wrong-unit"),
	/** Minimum and maximum change places where the greater one stands under "min". */
	SWAPPED_EXTREMES("swapped-extremes"),
	/** Forks whose file was cut off are left out. */
	LEAVE_OUT_TRUNCATED("leave-out-truncated");

	private final String keyword;

	Repair(String keyword) {
		this.keyword = keyword;
	}

	/** As the command line spells it. */
	public String keyword() {
		return keyword;
	}
}
