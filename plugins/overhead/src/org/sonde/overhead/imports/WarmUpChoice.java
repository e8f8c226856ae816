/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/** Which calls at the beginning of each thread of a raw file are left out. */
public sealed interface WarmUpChoice {

	/** The values before the fork's steady state. Without one, the first half. */
	record Detected() implements WarmUpChoice {
	}

	/** The first half, as MooBench's scripts do. */
	record FirstHalf() implements WarmUpChoice {
	}

	/** @param perThread 0 or more */
	record Calls(long perThread) implements WarmUpChoice {
		public Calls {
			if (perThread < 0) {
				throw new IllegalArgumentException("a warm-up has 0 or more calls, found " + perThread);
			}
		}
	}
}
