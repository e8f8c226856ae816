/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import org.sonde.traces.reduction.TraceChoice;

/** Which trace is drawn, as it is typed. */
sealed interface TraceArgument {
	/** The prefix of the number of a class. */
	String CLASS = "class:";

	/** One trace as it was. */
	record Single(TraceChoice choice) implements TraceArgument {
	}

	/** The mean of the traces of a class, whose number is 1 or more. */
	record OfClass(int number) implements TraceArgument {
	}

	/** @throws IllegalArgumentException with the rule, if the text is none */
	static TraceArgument of(String text) {
		if (text.equals("slowest")) {
			return new Single(new TraceChoice.Slowest());
		}
		if (text.equals("most-calls")) {
			return new Single(new TraceChoice.MostCalls());
		}
		if (text.matches(CLASS + "[1-9]\\d{0,8}")) {
			return new OfClass(Integer.parseInt(text.substring(CLASS.length())));
		}
		try {
			return new Single(TraceChoice.WithId.parse(text));
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("expected slowest, most-calls, class:N or the id of a trace (Kieker's number, or hexadecimal for spans), found " + text, e);
		}
	}
}
