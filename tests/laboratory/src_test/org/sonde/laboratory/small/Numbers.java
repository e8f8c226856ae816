/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory.small;

/** Of the sums of divisors of 40 numbers, the largest; some 200 µs. */
public final class Numbers implements Runnable {

	private static final int NUMBERS = 40;
	private static final int FIRST = 2000;

	private long largest;

	@Override
	public void run() {
		largest = 0;
		for (int i = 0; i < NUMBERS; i++) {
			largest = larger(largest, sumOfDivisors(FIRST + i));
		}
	}

	static long sumOfDivisors(int number) {
		long sum = 0;
		for (int i = 1; i <= number; i++) {
			sum += number % i == 0 ? i : 0;
		}
		return sum;
	}

	static long larger(long one, long other) {
		return Math.max(one, other);
	}
}
