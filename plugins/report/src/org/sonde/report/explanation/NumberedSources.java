/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.explanation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.overhead.cost.Explanation;

/**
 * The long sources of an explanation that several of its figures have: each is spelled out once, after its number, and then only its number
 * is given.
 */
final class NumberedSources {
	/** The text before it says which figure of the source is meant. */
	private static final String FIGURE_END = ": ";
	/** Shorter ones are quicker to read than to look up. */
	private static final int LONG = 40;

	private final Map<String, Integer> uses = new HashMap<>();
	private final List<String> spelledOut = new ArrayList<>();

	NumberedSources(Explanation explanation) {
		count(explanation);
	}

	private void count(Explanation explanation) {
		uses.merge(place(explanation.source()), 1, Integer::sum);
		explanation.inputs().forEach(this::count);
	}

	/** The source as it is to be printed next. */
	String next(String source) {
		String place = place(source);
		if (place.length() < LONG || uses.get(place) == 1) {
			return source;
		}
		String figure = source.substring(0, source.length() - place.length());
		int known = spelledOut.indexOf(place);
		if (known >= 0) {
			return figure + "[" + (known + 1) + "]";
		}
		spelledOut.add(place);
		return figure + "[" + spelledOut.size() + "] " + place;
	}

	private static String place(String source) {
		int end = source.indexOf(FIGURE_END);
		return end < 0 ? source : source.substring(end + FIGURE_END.length());
	}
}
