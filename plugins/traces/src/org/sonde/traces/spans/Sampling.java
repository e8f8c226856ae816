/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

/**
 * Reads from a trace's state how it was sampled (OpenTelemetry, "TraceState: Probability Sampling"): {@code ot=th:c} is a quarter of all.
 */
final class Sampling {
	/** The weight of a state that says nothing. */
	static final double UNKNOWN = 0;
	private static final String VENDOR = "ot=";
	private static final String THRESHOLD = "th:";
	private static final int DIGITS = 14;
	private static final int HEX = 16;
	private static final long ALL = 1L << 4 * DIGITS;

	private Sampling() {
	}

	/** Returns how many traces one represents, or {@link #UNKNOWN} if the state does not say it or is wrong. */
	static double weight(String traceState) {
		for (String member : traceState.split(",")) {
			String one = member.strip();
			if (one.startsWith(VENDOR)) {
				for (String field : one.substring(VENDOR.length()).split(";")) {
					if (field.startsWith(THRESHOLD)) {
						return weightOf(field.substring(THRESHOLD.length()));
					}
				}
			}
		}
		return UNKNOWN;
	}

	/** Trailing zeros are left out: traces are kept whose random number is at or above the threshold. */
	private static double weightOf(String digits) {
		if (digits.isEmpty() || digits.length() > DIGITS || !digits.chars().allMatch(digit -> Character.digit(digit, HEX) >= 0)) {
			return UNKNOWN;
		}
		long threshold = Long.parseLong(digits, HEX) << 4 * (DIGITS - digits.length());
		return (double) ALL / (ALL - threshold);
	}
}
