/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

/** The one place that starts units of work, so that a counter or a timer can be woven into it. */
public final class Units {

	private Units() {
	}

	/** Does exactly one unit of the program's work and returns its checksum. */
	public static long unit(Program program) throws Exception {
		return program.unit();
	}
}
