/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * How many digits a number may show, and the text of it: always a decimal point, never a locale's own digits, never an exponent.
 */
public final class Digits {

	/** More decimals than any measurement here carries. */
	public static final int MAX_DECIMALS = 12;

	private static final Pattern LONG_INTEGER = Pattern.compile("(?<![\\d.])\\d{5,}");
	private static final Pattern GROUP_END = Pattern.compile("(?<=\\d)(?=(\\d{3})+$)");

	private Digits() {
	}

	/** Rounded half up to so many decimals. */
	public static String fixed(double value, int decimals) {
		BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
		return (rounded.signum() == 0 ? rounded.abs() : rounded).toPlainString();
	}

	/**
	 * For pages: every run of five digits and more before a point in groups of three, with narrow spaces that do not break (ISO
	 * 80000-1, 7.3.1).
	 */
	public static String grouped(String text) {
		return LONG_INTEGER.matcher(text).replaceAll(run -> GROUP_END.matcher(run.group()).replaceAll("\u202f"));
	}

	/** Decimals a number is printed with. */
	static int decimalsOf(BigDecimal printed) {
		return Math.clamp(printed.scale(), 0, MAX_DECIMALS);
	}

	/** Decimals that show so many significant digits of a value; 0 where the digits stand left of the point, and for 0. */
	public static int decimalsFor(double value, int significant) {
		if (value == 0) {
			return 0;
		}
		// Rounded first: 0.0996 with two digits is 0.10, one decimal less than 0.0996 itself would need.
		BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(significant, RoundingMode.HALF_UP));
		int exponent = rounded.precision() - rounded.scale() - 1;
		return Math.clamp(significant - 1 - exponent, 0, MAX_DECIMALS);
	}

	/**
	 * Decimals of a number with an interval: the half-width shows two significant digits, but no digit stands beyond what the
	 * source printed.
	 *
	 * @param resolution one unit of the last printed digit, carried through to the number; 0 if it limits nothing
	 */
	public static int decimalsWithin(double halfWidth, double resolution) {
		int limit = resolution > 0 ? Math.clamp((int) Math.ceil(-Math.log10(resolution) - 1e-9), 0, MAX_DECIMALS) : MAX_DECIMALS;
		return halfWidth > 0 ? Math.min(limit, decimalsFor(halfWidth, 2)) : limit;
	}
}
