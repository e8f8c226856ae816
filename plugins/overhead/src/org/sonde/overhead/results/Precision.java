/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** How precisely the source states its values. */
public enum Precision implements Keyword {

	/** The value is exactly as printed. */
	EXACT,
	/** The source says "about". */
	ABOUT,
	/** The source says the value lies below. */
	BELOW,
	/** The source says the value lies above. */
	ABOVE
}
