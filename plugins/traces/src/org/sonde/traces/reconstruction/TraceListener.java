/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/** Hears of each valid trace. */
@FunctionalInterface
public interface TraceListener {
	/**
	 * A trace is complete and valid.
	 *
	 * @param tree its calls; valid until this returns, then used for another trace. Null if it is too long to be kept
	 */
	void valid(CallTree tree);
}
