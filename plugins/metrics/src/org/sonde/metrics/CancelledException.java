/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

/** The work was cancelled through its {@link Progress}. There is no result, not even a partial one. */
public final class CancelledException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	public CancelledException() {
		super("cancelled");
	}
}
