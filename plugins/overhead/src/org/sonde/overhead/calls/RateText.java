/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A call rate as people write it: {@code 12.5}, {@code 1.5k}, {@code 2M/h}; without a time it is per second. */
public final class RateText {
	private static final long SECONDS_PER_HOUR = 3_600;
	private static final String TIME = "\\s*(?:/\\s*(s|min|h))?";
	private static final Pattern RATE = Pattern.compile("(\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)\\s*([kKMG]?)" + TIME);

	/** 20.000/s, which is 20 in some languages and 20,000 in others. */
	private static final Pattern GROUPED = Pattern.compile("[1-9]\\d{0,2}(\\.\\d{3})+" + TIME);

	private RateText() {
	}

	/**
	 * A limit on a number per second, above 0. A point that may separate thousands is refused, because the limit would be a thousandth of
	 * what some readers mean.
	 *
	 * @throws IllegalArgumentException with the reason, if the text is not such a limit
	 */
	public static double limit(String text) {
		if (GROUPED.matcher(text.strip()).matches()) {
			throw new IllegalArgumentException("Write " + text.strip().replace(".", "") + " without a point, or use k: 1.5k is 1500.");
		}
		double perSecond = parse(text);
		if (perSecond <= 0) {
			throw new IllegalArgumentException("A limit is a number above 0.");
		}
		return perSecond;
	}

	/**
	 * The calls per second.
	 *
	 * @throws IllegalArgumentException with the reason, if the text is not a rate from 0 to {@link CallRate#MOST_PER_SECOND}
	 */
	public static double parse(String text) {
		Matcher rate = RATE.matcher(text.strip());
		if (!rate.matches()) {
			throw new IllegalArgumentException(text.contains(",") ? "Write a decimal point, not a comma: 1.5k."
					: "Write a number of calls per second such as 12.5, 1.5k, 2M or 30/min.");
		}
		double number = Double.parseDouble(rate.group(1));
		if (number > CallRate.MOST_PER_SECOND * SECONDS_PER_HOUR) {
			throw tooMany();
		}
		// The arithmetic is decimal: 1.005k is 1005, but not in binary arithmetic.
		double perSecond = BigDecimal.valueOf(number).multiply(BigDecimal.valueOf(factor(rate.group(2))))
				.divide(BigDecimal.valueOf(seconds(rate.group(3))), MathContext.DECIMAL64).doubleValue();
		if (perSecond > CallRate.MOST_PER_SECOND) {
			throw tooMany();
		}
		return perSecond;
	}

	private static IllegalArgumentException tooMany() {
		return new IllegalArgumentException("No program makes more than 10¹⁵ calls per second.");
	}

	private static long factor(String prefix) {
		return switch (prefix) {
			case "k", "K" -> 1_000;
			case "M" -> 1_000_000;
			case "G" -> 1_000_000_000;
			default -> 1;
		};
	}

	private static long seconds(String time) {
		return switch (time) {
			case "min" -> 60;
			case "h" -> SECONDS_PER_HOUR;
			case null, default -> 1;
		};
	}
}
