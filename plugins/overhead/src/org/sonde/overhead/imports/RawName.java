/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name of a raw file says: {@code raw-<loop>-<depth>-<index>.csv}, until Kieker 1.8
 * {@code results.csv-<loop>-<depth>-<index>.csv}. Nothing in the file says it.
 *
 * @param old whether it is a name of Kieker 1.8 or before, whose indices begin with 1
 * @param loop from 1
 * @param depth recursion depth; 0 if the name does not say it
 */
record RawName(boolean old, int loop, int depth, int index) {

	private static final Pattern NAME = Pattern.compile("(.*\\D)?(\\d{1,6})-(\\d{1,6})-(\\d{1,6})\\.csv");

	/** @param name without a folder and without {@code .gz} */
	static Optional<RawName> of(String name) {
		Matcher matcher = NAME.matcher(name);
		if (!matcher.matches()) {
			return Optional.empty();
		}
		String prefix = matcher.group(1) == null ? "" : matcher.group(1);
		return Optional.of(new RawName(prefix.contains(".csv"), Math.max(1, Integer.parseInt(matcher.group(2))),
				Integer.parseInt(matcher.group(3)), Integer.parseInt(matcher.group(4))));
	}
}
