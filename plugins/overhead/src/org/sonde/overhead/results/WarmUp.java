/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/**
 * The calls at the beginning of a fork that its statistics leave out.
 *
 * @param calls of all threads together; 0 or more
 */
public record WarmUp(long calls, WarmUpRule rule) {

	/** @throws IllegalArgumentException if {@code calls} is negative */
	public WarmUp {
		if (calls < 0) {
			throw new IllegalArgumentException("a warm-up has no negative number of calls, found " + calls);
		}
	}
}
