/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.stream.Stream;

/**
 * What the authors of a tuning decided about keeping it.
 *
 * @param reasons theirs, in our words
 * @param place where they say so
 */
public record Verdict(Decision decision, String reasons, String place) {

	/** Whether the tuning went into the framework. */
	public enum Decision {

		ADOPTED("adopted"),
		REJECTED("rejected");

		private final String word;

		Decision(String word) {
			this.word = word;
		}

		public String word() {
			return word;
		}

		/** @throws IllegalArgumentException if there is none of this word */
		public static Decision of(String word) {
			return Stream.of(values()).filter(decision -> decision.word.equals(word)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("a decision is adopted or rejected, found " + word));
		}
	}
}
