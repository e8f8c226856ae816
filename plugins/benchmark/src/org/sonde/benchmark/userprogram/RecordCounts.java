/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.OptionalLong;

/**
 * The records of a JVM, as Kieker's queue counted them; with those that Kieker writes of itself.
 *
 * @param accepted that the queue took
 * @param refused  for which it had no room; empty if Kieker does not count them
 */
public record RecordCounts(long accepted, OptionalLong refused) {
	/** Returns how many are missing in a log with this number. Empty if it is unknown how many were made. */
	public OptionalLong missingFrom(long logged) {
		return refused.isPresent() ? OptionalLong.of(accepted + refused.getAsLong() - logged) : OptionalLong.empty();
	}
}
