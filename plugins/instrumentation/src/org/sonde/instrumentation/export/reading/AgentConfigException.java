/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.io.IOException;

/** A file that cannot be read as the configuration of an agent: which file, where, why, and what to do about it. */
public final class AgentConfigException extends IOException {
	private static final long serialVersionUID = 1L;

	AgentConfigException(String place, String message) {
		super(place + ": " + message);
	}

	AgentConfigException(String place, String message, Throwable cause) {
		super(place + ": " + message, cause);
	}
}
