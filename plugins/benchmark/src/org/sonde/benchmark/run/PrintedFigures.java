/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Figures that a process prints, in lines such as {@code records=12}; the last of each name counts. Any thread may ask. */
public final class PrintedFigures {

	private static final Pattern FIGURE = Pattern.compile("([a-zA-Z]+)=(\\d{1,18})");

	private final Map<String, Long> figures = new ConcurrentHashMap<>();

	/** Takes a line, whatever is in it. */
	public void line(String line) {
		Matcher figure = FIGURE.matcher(line);
		if (figure.matches()) {
			figures.put(figure.group(1), Long.valueOf(figure.group(2)));
		}
	}

	/** Empty if it was not printed. */
	public OptionalLong find(String name) {
		Long figure = figures.get(name);
		return figure == null ? OptionalLong.empty() : OptionalLong.of(figure);
	}
}
