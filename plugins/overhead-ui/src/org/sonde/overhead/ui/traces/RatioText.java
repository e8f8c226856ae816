/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.OptionalDouble;

import org.sonde.traces.spans.SpanSampling;

/** How many of its traces an agent kept, as the user types it. */
final class RatioText {

	private RatioText() {
	}

	/** Above 0, at most 1; {@link SpanSampling#ALL} of an empty text; empty if the text is neither. */
	static OptionalDouble parse(String text) {
		if (text.isBlank()) {
			return OptionalDouble.of(SpanSampling.ALL);
		}
		try {
			double ratio = Double.parseDouble(text.strip());
			return ratio > 0 && ratio <= SpanSampling.ALL ? OptionalDouble.of(ratio) : OptionalDouble.empty();
		} catch (NumberFormatException e) {
			return OptionalDouble.empty();
		}
	}
}
