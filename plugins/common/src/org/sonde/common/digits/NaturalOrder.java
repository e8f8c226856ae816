/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

import java.util.Comparator;

/**
 * Names as people expect them in a list: {@code night-2} before {@code night-10}. Letters are compared whatever their case, whole numbers
 * by their value; of names that are the same in this the plain order decides, so that only equal names are equal.
 */
public final class NaturalOrder implements Comparator<String> {
	/** The one order of names everywhere. */
	public static final NaturalOrder OF_NAMES = new NaturalOrder();

	private NaturalOrder() {
	}

	@Override
	public int compare(String one, String other) {
		int i = 0;
		int j = 0;
		while (i < one.length() && j < other.length()) {
			int order;
			if (isDigit(one.charAt(i)) && isDigit(other.charAt(j))) {
				int iEnd = endOfNumber(one, i);
				int jEnd = endOfNumber(other, j);
				order = compareNumbers(one, i, iEnd, other, j, jEnd);
				i = iEnd;
				j = jEnd;
			} else {
				order = Character.compare(folded(one.charAt(i++)), folded(other.charAt(j++)));
			}
			if (order != 0) {
				return order;
			}
		}
		int longer = Integer.compare(one.length() - i, other.length() - j);
		return longer != 0 ? longer : one.compareTo(other);
	}

	/** Only ASCII digits count. Others would have to be distinguished from letters of their scripts. */
	private static boolean isDigit(char c) {
		return c >= '0' && c <= '9';
	}

	private static int endOfNumber(String text, int from) {
		int end = from;
		while (end < text.length() && isDigit(text.charAt(end))) {
			end++;
		}
		return end;
	}

	/** Compares numbers of any length: without leading zeros, the longer one is larger. */
	private static int compareNumbers(String one, int from, int end, String other, int otherFrom, int otherEnd) {
		int i = withoutZeros(one, from, end);
		int j = withoutZeros(other, otherFrom, otherEnd);
		int order = Integer.compare(end - i, otherEnd - j);
		while (order == 0 && i < end) {
			order = Character.compare(one.charAt(i++), other.charAt(j++));
		}
		return order;
	}

	private static int withoutZeros(String text, int from, int end) {
		int first = from;
		while (first < end && text.charAt(first) == '0') {
			first++;
		}
		return first;
	}

	/** Folds like {@link String#CASE_INSENSITIVE_ORDER}. */
	private static char folded(char c) {
		return Character.toLowerCase(Character.toUpperCase(c));
	}
}
