/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

/** Stands in for its namesake in tests/truth. */
final class Units {

	private Units() {
	}

	static long unit(Runnable program) {
		program.run();
		return 0;
	}
}
