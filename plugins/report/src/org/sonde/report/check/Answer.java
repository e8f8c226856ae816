/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.Locale;

/** Whether something that must hold does. */
public enum Answer {
	/** It does. */
	KEPT,
	/** It surely does not. */
	BROKEN,
	/** What is known does not decide it. */
	CANNOT_BE_TOLD;

	/** For people. */
	public String words() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/** For programs. */
	public String keyword() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
