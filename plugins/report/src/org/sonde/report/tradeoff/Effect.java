/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a tuning does to one quality.
 *
 * @param basis who says so and where, such as {@code named in section 4.5}
 */
public record Effect(Quality quality, Direction direction, String basis) {

	/** Which way it goes. */
	public enum Direction {

		BETTER("better", "+"),
		WORSE("worse", "−"),
		UNHARMED("hardly touched", "±");

		private final String word;
		private final String sign;

		Direction(String word, String sign) {
			this.word = word;
			this.sign = sign;
		}

		/** For people; also how files name it. */
		public String word() {
			return word;
		}

		/** For tables. */
		public String sign() {
			return sign;
		}

		/** @throws IllegalArgumentException if there is none of this name; the message lists them */
		public static Direction of(String word) {
			return Stream.of(values()).filter(direction -> direction.word.equals(word)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("an effect is one of "
							+ Stream.of(values()).map(Direction::word).collect(Collectors.joining(", ")) + ", found " + word));
		}
	}

	/** @throws IllegalArgumentException without a basis: a judgement belongs to somebody */
	public Effect {
		if (basis.isBlank()) {
			throw new IllegalArgumentException("an effect on " + quality.word() + " needs its basis");
		}
	}

	/** {@code modularity −}, as in a table. */
	public String brief() {
		return quality.word() + " " + direction.sign();
	}

	/** {@code modularity: worse (named in section 4.5)}. */
	public String text() {
		return quality.word() + ": " + direction.word() + " (" + basis + ")";
	}
}
