/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import org.sonde.common.digits.Digits;

/** How the view writes figures. */
final class FigureDigits {

	private FigureDigits() {
	}

	static String whole(long number) {
		return Digits.grouped(Long.toString(number));
	}

	static String bits(double number) {
		return Digits.grouped(Digits.fixed(number, 1));
	}
}
