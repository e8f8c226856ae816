/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory.small;

import java.util.Arrays;

/** Sorts the letters of ten texts; some 200 µs. */
public final class Words implements Runnable {

	private static final int TEXTS = 10;
	private static final int LENGTH = 1000;

	private int hash;

	@Override
	public void run() {
		for (int i = 0; i < TEXTS; i++) {
			hash ^= sorted(text(i)).hashCode();
		}
	}

	static String text(int number) {
		char[] letters = new char[LENGTH];
		for (int i = 0; i < LENGTH; i++) {
			letters[i] = (char) ('a' + (i * 7919 + number * 31) % 26);
		}
		return new String(letters);
	}

	static String sorted(String text) {
		char[] letters = text.toCharArray();
		Arrays.sort(letters);
		return new String(letters);
	}
}
