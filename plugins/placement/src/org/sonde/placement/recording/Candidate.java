/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A method that may get a probe.
 *
 * @param method         its name in a plan
 * @param recordedAs     its signatures in the recording, sorted; 1 or more
 * @param calls          in the recording; 1 or more
 * @param callsPerSecond over the observed time, above 0
 * @param meanNanos      mean duration of a call, with the probes of the recording; empty if not known
 * @param selfNanos      duration of all calls less that of recorded calls within, in nanoseconds; 0 if not known
 */
public record Candidate(String method, List<String> recordedAs, long calls, double callsPerSecond, OptionalDouble meanNanos,
		double selfNanos) {
	/** @throws IllegalArgumentException if it was not called */
	public Candidate {
		recordedAs = List.copyOf(recordedAs);
		if (calls < 1 || !(callsPerSecond > 0)) {
			throw new IllegalArgumentException(
					"a candidate was called; found " + calls + " calls, " + callsPerSecond + " per second, of " + method);
		}
	}
}
