/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import org.sonde.common.keyword.Keyword;

/** Whether a condition holds. */
public enum CheckOutcome implements Keyword {
	/** The condition holds. */
	KEPT,
	/** The condition certainly does not hold. */
	BROKEN,
	/** Too little is known to decide. */
	CANNOT_BE_DECIDED;

	/** For people. */
	public String words() {
		return keyword().replace('-', ' ');
	}
}
