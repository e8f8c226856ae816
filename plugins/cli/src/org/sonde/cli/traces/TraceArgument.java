/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.common.keyword.Keyword;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.traces.reduction.TraceChoice;
import org.sonde.traces.reduction.TraceRank;

/** Which trace is drawn, as it is typed. */
sealed interface TraceArgument {
	/** The number of a class, from 1, and the rank of a trace in it. */
	Pattern OF_CLASS = Pattern.compile("class:([1-9]\\d{0,8})(?::(.*))?");

	/** One trace as it was. */
	record Single(TraceChoice choice) implements TraceArgument {
	}

	/** A trace of a class, or their mean. */
	record OfClass(DrawnTrace drawn) implements TraceArgument {
	}

	/** @throws IllegalArgumentException with the rule, if the text is none */
	static TraceArgument of(String text) {
		if (text.equals("slowest")) {
			return new Single(new TraceChoice.Slowest());
		}
		if (text.equals("most-calls")) {
			return new Single(new TraceChoice.MostCalls());
		}
		Matcher ofClass = OF_CLASS.matcher(text);
		if (ofClass.matches()) {
			int number = Integer.parseInt(ofClass.group(1));
			return new OfClass(ofClass.group(2) == null ? new DrawnTrace.Mean(number)
					: new DrawnTrace.Ranked(number, Keyword.of(TraceRank.class, ofClass.group(2))));
		}
		try {
			return new Single(TraceChoice.WithId.parse(text));
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(
					"expected slowest, most-calls, class:N, class:N:RANK or the id of a trace (Kieker's number, hexadecimal for spans, THREAD@TIME for flight recordings), found "
							+ text,
					e);
		}
	}
}
