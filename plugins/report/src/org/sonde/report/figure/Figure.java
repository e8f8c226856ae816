/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import java.math.BigDecimal;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;

/** One number as it is shown, with all that makes it mean something, or the reason why there is none. */
public sealed interface Figure {

	/** The number with its interval and unit, {@code 3.182 ± 0.011 µs}, or {@code unknown: reason}. */
	String text();

	/**
	 * A number.
	 *
	 * @param value unrounded, in {@code unit}
	 * @param interval its 95 % confidence interval around the value, in {@code unit}; empty where none is known
	 * @param decimals decimal places of the value that its precision carries, see {@link Digits}
	 * @param intervalDecimals those of the interval; differs from {@code decimals} only where a source prints them so
	 * @param unit such as {@code µs per call}; empty for a pure number
	 */
	record Known(double value, Optional<Interval> interval, int decimals, int intervalDecimals, String unit,
			FigureSource provenance) implements Figure {

		/** @throws IllegalArgumentException if the value is not a number, not in its interval, or the decimals are out of range */
		public Known {
			if (!Double.isFinite(value) || interval.isPresent() && !interval.get().contains(value)) {
				throw new IllegalArgumentException(
						"a figure must be finite and lie in its interval, found " + value + " in " + interval);
			}
			if (Math.min(decimals, intervalDecimals) < 0 || Math.max(decimals, intervalDecimals) > Digits.MAX_DECIMALS) {
				throw new IllegalArgumentException(
						"decimals must lie in 0 … " + Digits.MAX_DECIMALS + ", found " + decimals + " and "
								+ intervalDecimals);
			}
		}

		/** A number whose interval is shown with the same decimals. */
		public Known(double value, Optional<Interval> interval, int decimals, String unit, FigureSource provenance) {
			this(value, interval, decimals, decimals, unit, provenance);
		}

		/** A number and its half-width, if there is one, shown with the digits they are printed in. */
		public static Known printed(BigDecimal value, Optional<BigDecimal> halfWidth, String unit, FigureSource provenance) {
			double number = value.doubleValue();
			int decimals = Digits.decimalsOf(value);
			return new Known(number, halfWidth.map(half -> Interval.symmetric(number, half.doubleValue())), decimals,
					halfWidth.map(Digits::decimalsOf).orElse(decimals), unit, provenance);
		}

		/** The number alone. */
		public String number() {
			return Digits.fixed(value, decimals);
		}

		/**
		 * The number and its interval: {@code 3.182 ± 0.011}, or {@code 7.0 (6.9 … 7.4)} where the sides differ in the digits
		 * shown.
		 */
		public String numberAndInterval() {
			return interval.map(around -> {
				String below = Digits.fixed(value - around.low(), intervalDecimals);
				String above = Digits.fixed(around.high() - value, intervalDecimals);
				return number() + (below.equals(above) ? " ± " + above
						: " (" + Digits.fixed(around.low(), intervalDecimals) + " … "
								+ Digits.fixed(around.high(), intervalDecimals) + ")");
			}).orElseGet(this::number);
		}

		@Override
		public String text() {
			return unit.isEmpty() ? numberAndInterval() : numberAndInterval() + " " + unit;
		}
	}

	/** No number. */
	record Unknown(String reason) implements Figure {

		/** @throws IllegalArgumentException without a reason */
		public Unknown {
			if (reason.isBlank()) {
				throw new IllegalArgumentException("what is unknown needs a reason");
			}
		}

		@Override
		public String text() {
			return "unknown: " + reason;
		}
	}
}
