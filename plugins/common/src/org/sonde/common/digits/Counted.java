/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

/** A number of things: {@code 1 probe}, {@code 2 probes}. */
public final class Counted {
	private Counted() {
	}

	/** @param singular of a noun, or of words that end in one, whose plural ends in s */
	public static String of(long number, String singular) {
		return number + " " + (number == 1 ? singular : singular + "s");
	}
}
