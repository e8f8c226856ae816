/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import org.sonde.common.keyword.Keyword;

/**
 * What a tuning does to one quality.
 *
 * @param basis who says so and where, such as {@code named in section 4.5}
 */
public record Effect(Quality quality, Direction direction, String basis) {

	/** Which way it goes. */
	public enum Direction implements Keyword {
		BETTER, WORSE, UNHARMED;

		/** Files name it as people read it. */
		@Override
		public String keyword() {
			return this == UNHARMED ? "hardly touched" : Keyword.super.keyword();
		}

		/** For tables. */
		public String sign() {
			return switch (this) {
				case BETTER -> "+";
				case WORSE -> "−";
				case UNHARMED -> "±";
			};
		}
	}

	/** @throws IllegalArgumentException without a basis: a judgement belongs to somebody */
	public Effect {
		if (basis.isBlank()) {
			throw new IllegalArgumentException("an effect on " + quality.keyword() + " needs its basis");
		}
	}

	/** {@code modularity −}, as in a table. */
	public String brief() {
		return quality.keyword() + " " + direction.sign();
	}

	/** {@code modularity: worse (named in section 4.5)}. */
	public String text() {
		return quality.keyword() + ": " + direction.keyword() + " (" + basis + ")";
	}
}
