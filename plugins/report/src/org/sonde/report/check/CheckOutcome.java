/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import org.sonde.common.keyword.Keyword;

/** Whether something that must hold does. */
public enum CheckOutcome implements Keyword {
	/** It does. */
	KEPT,
	/** It surely does not. */
	BROKEN,
	/** What is known does not decide it. */
	CANNOT_BE_DECIDED;

	/** For people. */
	public String words() {
		return keyword().replace('-', ' ');
	}
}
