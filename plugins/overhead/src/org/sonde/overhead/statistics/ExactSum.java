/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.math.BigInteger;

/**
 * A sum of finite doubles without any rounding but the last: the same, to the last bit, in whatever order they come. Fixed-point digits of
 * 32 bits over the whole range of double (Neal 2015, "Fast exact summation using small and large superaccumulators").
 */
public final class ExactSum {

	private static final int DIGIT_BITS = 32;
	/** Exponent of the lowest bit of the smallest double. */
	private static final int LOWEST = -1074;
	/** Bits from there to the highest bit of the largest double, and digits for them. */
	private static final int DIGITS = (1023 - LOWEST) / DIGIT_BITS + 3;
	/** A digit takes so many summands of 32 bits before its 64 bits could overflow. */
	private static final int BEFORE_CARRYING = 1 << 30;

	private final long[] digits = new long[DIGITS];
	private int pending;

	public void add(double summand) {
		if (!Double.isFinite(summand)) {
			throw new IllegalArgumentException("only finite numbers have a sum, found " + summand);
		}
		int exponent = Math.max(Math.getExponent(summand), Double.MIN_EXPONENT);
		long bits = Double.doubleToRawLongBits(summand);
		long mantissa = bits & 0xF_FFFF_FFFF_FFFFL;
		if (Math.abs(summand) >= Double.MIN_NORMAL) {
			mantissa |= 1L << 52;
		}
		int position = exponent - 52 - LOWEST;
		int digit = position / DIGIT_BITS;
		int shift = position % DIGIT_BITS;
		long signed = bits < 0 ? -1 : 1;
		long low = mantissa << shift;
		digits[digit] += signed * (low & 0xFFFF_FFFFL);
		digits[digit + 1] += signed * (low >>> DIGIT_BITS);
		digits[digit + 2] += signed * (shift == 0 ? 0 : mantissa >>> 64 - shift);
		if (++pending == BEFORE_CARRYING) {
			carry();
		}
	}

	private void carry() {
		for (int i = 0; i < DIGITS - 1; i++) {
			digits[i + 1] += digits[i] >> DIGIT_BITS;
			digits[i] &= 0xFFFF_FFFFL;
		}
		pending = 0;
	}

	/** The double nearest to the sum. */
	public double value() {
		BigInteger whole = BigInteger.ZERO;
		for (int i = DIGITS - 1; i >= 0; i--) {
			whole = whole.shiftLeft(DIGIT_BITS).add(BigInteger.valueOf(digits[i]));
		}
		BigInteger magnitude = whole.abs();
		// 64 bits and a sticky one decide how 53 are rounded; below the normal range nothing is lost, because all is a multiple
		// of the lowest bit.
		int excess = magnitude.bitLength() - 66;
		if (excess > 0) {
			BigInteger kept = magnitude.shiftRight(excess);
			magnitude = magnitude.getLowestSetBit() < excess ? kept.setBit(0) : kept;
		} else {
			excess = 0;
		}
		double rounded = magnitude.doubleValue();
		// Two steps, because the factor alone may be below the range of double.
		double value = Math.scalb(Math.scalb(rounded, (excess + LOWEST) / 2), excess + LOWEST - (excess + LOWEST) / 2);
		return whole.signum() < 0 ? -value : value;
	}
}
