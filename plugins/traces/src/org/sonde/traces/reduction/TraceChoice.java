/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.time.Instant;
import java.time.format.DateTimeParseException;
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
	 * @param start   in place of an id, which flight recordings do not have
	 */
	record WithId(OptionalLong number, Optional<TracingId> tracing, Optional<ThreadStart> start) implements TraceChoice {
		public WithId {
			if (number.isEmpty() && tracing.isEmpty() && start.isEmpty()) {
				throw new IllegalArgumentException("not the id of a trace");
			}
		}

		/**
		 * Reads an id of any kind.
		 *
		 * @throws IllegalArgumentException if the text is neither a number nor hexadecimal with at most 32 digits, nor a thread with a time
		 */
		public static WithId parse(String text) {
			return new WithId(number(text), TracingId.parse(text), ThreadStart.parse(text));
		}

		private static OptionalLong number(String text) {
			try {
				return OptionalLong.of(Long.parseLong(text));
			} catch (NumberFormatException e) {
				return OptionalLong.empty();
			}
		}
	}

	/**
	 * The thread that began a trace, and when: {@code main@2026-11-28T08:11:32.123456789Z}.
	 *
	 * @param thread its name, or its number if it has none
	 * @param nanos  since 1970
	 */
	record ThreadStart(String thread, long nanos) {
		private static final char AT = '@';
		private static final long SECOND = 1_000_000_000;

		@Override
		public String toString() {
			return thread + AT + Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND), Math.floorMod(nanos, SECOND));
		}

		/** Parses the start of a thread, with a name of any characters. */
		static Optional<ThreadStart> parse(String text) {
			int at = text.lastIndexOf(AT);
			if (at < 0) {
				return Optional.empty();
			}
			try {
				Instant start = Instant.parse(text.substring(at + 1));
				return Optional.of(new ThreadStart(text.substring(0, at),
						Math.addExact(Math.multiplyExact(start.getEpochSecond(), SECOND), start.getNano())));
			} catch (DateTimeParseException | ArithmeticException e) {
				return Optional.empty();
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

		/** Parses at most 32 hexadecimal digits. Leading zeros may be missing. */
		static Optional<TracingId> parse(String text) {
			if (!text.matches("[0-9a-fA-F]{1,32}")) {
				return Optional.empty();
			}
			int middle = Math.max(0, text.length() - HALF);
			return Optional.of(new TracingId(middle == 0 ? 0 : Long.parseUnsignedLong(text, 0, middle, HALF),
					Long.parseUnsignedLong(text, middle, text.length(), HALF)));
		}
	}
}
