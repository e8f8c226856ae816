/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

/**
 * Input that was refused. The message is written for the user: it names the file or coordinate, what is wrong with it, and the
 * remedy.
 */
public final class MetricsException extends Exception {

	private static final long serialVersionUID = 1L;

	public MetricsException(String message) {
		super(message);
	}

	public MetricsException(String message, Throwable cause) {
		super(message, cause);
	}
}
