/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.OptionalDouble;

/**
 * An operation of a log.
 *
 * @param signature      as recorded
 * @param calls          its executions; 1 or more
 * @param callsPerSecond over the log's observed time; empty if that is 0
 */
public record Recorded(String signature, long calls, OptionalDouble callsPerSecond) {
	public Recorded {
		if (calls < 1) {
			throw new IllegalArgumentException("an operation in a log was executed; found " + calls + " executions of "
					+ signature);
		}
	}
}
