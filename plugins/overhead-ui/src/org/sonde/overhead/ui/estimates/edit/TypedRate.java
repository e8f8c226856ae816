/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Optional;
import java.util.regex.Pattern;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.calls.CallRate;

/** Calls per second as somebody types them. */
public final class TypedRate {

	private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

	private TypedRate() {
	}

	/** What is wrong with the text of a rate; empty if it is one, or empty. */
	public static Optional<String> problem(String text) {
		String number = text.strip();
		if (number.isEmpty()) {
			return Optional.empty();
		}
		if (!NUMBER.matcher(number).matches() || Double.parseDouble(number) > CallRate.MOST_PER_SECOND) {
			return Optional.of(NLS.bind(Messages.TypedRate_noRate, number));
		}
		return Optional.empty();
	}

	/** The rate in a text without problem. */
	public static Optional<CallRate> of(String text) {
		return text.isBlank() ? Optional.empty() : Optional.of(new CallRate(Double.parseDouble(text.strip()), ProbeEdits.TYPED));
	}
}
