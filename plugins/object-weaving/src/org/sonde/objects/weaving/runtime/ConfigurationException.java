/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

/** A configuration that cannot be used; the message says where, why, and what to do. */
public final class ConfigurationException extends Exception {
	private static final long serialVersionUID = 1L;

	ConfigurationException(String message) {
		super(message);
	}
}
