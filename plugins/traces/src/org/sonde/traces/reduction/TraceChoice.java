/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;

/** Which one of the valid traces is wanted. */
public sealed interface TraceChoice {
	/** The one with the longest duration; of several the first. */
	record Slowest() implements TraceChoice {
	}

	/** The one with the most calls; of several the first. */
	record MostCalls() implements TraceChoice {
	}

	/**
	 * The first with this id, as recorded.
	 *
	 * @param number  as Kieker has them, and Sonde for others
	 * @param tracing as OpenTelemetry, Jaeger and Zipkin have them
	 */
	record WithId(OptionalLong number, Optional<TracingId> tracing) implements TraceChoice {
		/** As Kieker has them. */
		public WithId(long number) {
			this(OptionalLong.of(number), Optional.empty());
		}

		/**
		 * Reads an id of either kind.
		 *
		 * @throws IllegalArgumentException if the text is neither a number nor hexadecimal with at most 32 digits
		 */
		public static WithId parse(String text) {
			Optional<TracingId> tracing = TracingId.parse(text);
			try {
				return new WithId(OptionalLong.of(Long.parseLong(text)), tracing);
			} catch (NumberFormatException e) {
				return new WithId(OptionalLong.empty(), Optional.of(tracing.orElseThrow(() -> new IllegalArgumentException(text + " is no id of a trace", e))));
			}
		}
	}

	/** An id of 128 bits, or of 64, whose first half is 0. */
	record TracingId(long high, long low) {
		private static final int HALF = 16;

		@Override
		public String toString() {
			return (high == 0 ? "" : HexFormat.of().toHexDigits(high)) + HexFormat.of().toHexDigits(low);
		}

		/** From at most 32 hexadecimal digits; leading zeros may be missing. */
		static Optional<TracingId> parse(String text) {
			if (!text.matches("[0-9a-fA-F]{1,32}")) {
				return Optional.empty();
			}
			int middle = Math.max(0, text.length() - HALF);
			return Optional.of(new TracingId(middle == 0 ? 0 : Long.parseUnsignedLong(text, 0, middle, HALF), Long.parseUnsignedLong(text, middle, text.length(), HALF)));
		}
	}
}
