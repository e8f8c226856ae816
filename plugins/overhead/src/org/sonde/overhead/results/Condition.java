/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/**
 * The value of one condition: what the source states, or what we assume and why. What is neither is absent; nothing is
 * invented.
 */
public sealed interface Condition {

	/** The value as text; a plain decimal number where the condition is one. */
	String value();

	/** The source states it. */
	record Stated(String value) implements Condition {
		public Stated {
			requireText(value, "value");
		}
	}

	/** The source does not state it; {@code reason} says why we believe it. */
	record Assumed(String value, String reason) implements Condition {
		public Assumed {
			requireText(value, "value");
			requireText(reason, "reason");
		}
	}

	private static void requireText(String text, String what) {
		if (text.isBlank()) {
			throw new IllegalArgumentException("the " + what + " of a condition must not be empty");
		}
	}
}
