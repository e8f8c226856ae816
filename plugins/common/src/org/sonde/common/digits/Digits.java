/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * How many digits a number may show, and the text of it: always a decimal point, never a locale's own digits, never an exponent.
 * The one rule of Sonde for people: a number has no digit beyond the second significant one of the half-width of its interval, as
 * more would claim more than is known; without an interval it has three significant digits. Programs get all digits that mean
 * something, see {@link #withoutNoise(double)}.
 */
public final class Digits {

	/** No measurement here has more decimals. */
	public static final int MAX_DECIMALS = 12;

	private static final Pattern LONG_INTEGER = Pattern.compile("(?<![\\d.])\\d{5,}");
	private static final Pattern GROUP_END = Pattern.compile("(?<=\\d)(?=(\\d{3})+$)");

	/** More digits than any measurement has, but too few to show rounding errors of binary arithmetic. */
	private static final MathContext FOR_PROGRAMS = new MathContext(12, RoundingMode.HALF_EVEN);
	/** The significant digits of an interval's half-width. */
	public static final int SIGNIFICANT_OF_HALF_WIDTH = 2;
	/** The significant digits of a number without an interval. */
	public static final int SIGNIFICANT_WITHOUT_INTERVAL = 3;
	private static final int SIGNIFICANT_OF_RATE = 4;

	private Digits() {
	}

	/** A number without an interval: three significant digits. */
	public static String value(double number) {
		return number == 0 ? "0" : fixed(number, places(number, SIGNIFICANT_WITHOUT_INTERVAL));
	}

	/** Returns a number with decimals, and with {@code +} if it is not negative. */
	public static String signed(double value, int decimals) {
		String text = fixed(value, decimals);
		return text.startsWith("-") ? text : "+" + text;
	}

	/** No more than so many decimals, and no 0 at their end. */
	public static String atMost(double value, int decimals) {
		return plain(Double.parseDouble(fixed(value, decimals)));
	}

	/**
	 * At least so many significant digits, and all those left of the point: for numbers that are compared with others beside them. What
	 * is infinite is {@code ∞}.
	 */
	public static String atLeast(double value, int significant) {
		return Double.isInfinite(value) ? "∞" : fixed(value, decimalsFor(value, significant));
	}

	/** A rate that somebody typed or observed: whole numbers as they are, others with four significant digits, no 0 at their end. */
	public static String rate(double perSecond) {
		return perSecond == Math.rint(perSecond) ? fixed(perSecond, 0)
				: plain(Double.parseDouble(atLeast(perSecond, SIGNIFICANT_OF_RATE)));
	}

	/** The shortest digits that read back as the same number, without an exponent. */
	public static String plain(double number) {
		return number == 0 ? "0" : new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
	}

	/** Returns a number for files with significant digits, without zeros at the end. */
	public static BigDecimal rounded(double number, int digits) {
		BigDecimal rounded = BigDecimal.valueOf(number).round(new MathContext(digits)).stripTrailingZeros();
		return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
	}

	/** Returns a number with significant digits, without an exponent. */
	public static String significant(double number, int digits) {
		return plain(new BigDecimal(number).round(new MathContext(digits)).doubleValue());
	}

	/**
	 * For programs: the number nearest to twelve significant digits of {@code number}, so that 0.1 + 0.2 is 0.3. What is counted or
	 * computed from the code itself is not rounded.
	 */
	public static double withoutNoise(double number) {
		return Double.isFinite(number) ? new BigDecimal(number).round(FOR_PROGRAMS).doubleValue() : number;
	}

	/** Rounded half up to so many decimals; a negative number of them rounds left of the point. */
	public static String fixed(double value, int decimals) {
		BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
		return rounded.signum() == 0 && decimals < 0 ? "0" : (rounded.signum() == 0 ? rounded.abs() : rounded).toPlainString();
	}

	/**
	 * For pages: every run of five digits and more before a point in groups of three, with narrow spaces that do not break (ISO
	 * 80000-1, 7.3.1).
	 */
	public static String grouped(String text) {
		return LONG_INTEGER.matcher(text).replaceAll(run -> GROUP_END.matcher(run.group()).replaceAll("\u202f"));
	}

	/** Decimals a number is printed with. */
	public static int decimalsOf(BigDecimal printed) {
		return Math.clamp(printed.scale(), 0, MAX_DECIMALS);
	}

	/** Decimals that show so many significant digits of a value; 0 where the digits stand left of the point, and for 0. */
	public static int decimalsFor(double value, int significant) {
		return Math.max(0, places(value, significant));
	}

	/** Decimal places that show so many significant digits of a value; negative where they end left of the point. */
	public static int places(double value, int significant) {
		if (value == 0) {
			return 0;
		}
		// Rounded first: 0.0996 with two digits is 0.10, one decimal less than 0.0996 itself would need.
		BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(significant, RoundingMode.HALF_UP));
		return Math.min(significant - (rounded.precision() - rounded.scale()), MAX_DECIMALS);
	}

	/**
	 * Decimals of a number from a source: the half-width shows two significant digits, a number without an interval three, but no
	 * digit stands beyond what the source printed.
	 *
	 * @param halfWidth of the interval; 0 without one
	 * @param resolution one unit of the last printed digit, carried through to the number; 0 if it limits nothing
	 */
	public static int decimalsWithin(double value, double halfWidth, double resolution) {
		int limit = resolution > 0 ? Math.clamp((int) Math.ceil(-Math.log10(resolution) - 1e-9), 0, MAX_DECIMALS) : MAX_DECIMALS;
		return Math.min(limit, halfWidth > 0 ? decimalsFor(halfWidth, SIGNIFICANT_OF_HALF_WIDTH)
				: decimalsFor(value, SIGNIFICANT_WITHOUT_INTERVAL));
	}
}
