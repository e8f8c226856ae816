/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.RateText;

/** Calls per second as somebody types them. */
public final class TypedRate {

	private TypedRate() {
	}

	/** What is wrong with the text of a rate; empty if it is valid or blank. */
	public static Optional<String> problem(String text) {
		try {
			of(text);
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.of(NLS.bind(Messages.TypedRate_noRate, text.strip(), e.getMessage()));
		}
	}

	/** The rate in a text without problem. */
	public static Optional<CallRate> of(String text) {
		return text.isBlank() ? Optional.empty() : Optional.of(new CallRate(RateText.parse(text), ProbeEdits.TYPED));
	}
}
