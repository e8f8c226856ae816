/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers the sources of a report in the order in which its figures name them first. */
final class Sources {

	/** @param number from 1 */
	record Entry(int number, String text) {
	}

	private final Map<String, Integer> numbers = new LinkedHashMap<>();

	int number(String text) {
		return numbers.computeIfAbsent(text, key -> numbers.size() + 1);
	}

	List<Entry> entries() {
		List<Entry> entries = new ArrayList<>();
		numbers.forEach((text, number) -> entries.add(new Entry(number, text)));
		return entries;
	}
}
