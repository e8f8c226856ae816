/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The texts that occur in records, each with a number from 0 in the order they came first: equal texts of all logs read
 * together have one number. For one thread at a time.
 */
public final class Names {
	/** The number that stands for no name. */
	public static final int NONE = -1;

	private final Map<String, Integer> numbers = new HashMap<>();
	private final List<String> texts = new ArrayList<>();

	/** The number of this text, a new one if it did not occur before. */
	public int of(String text) {
		Integer known = numbers.putIfAbsent(text, texts.size());
		if (known == null) {
			texts.add(text);
			return texts.size() - 1;
		}
		return known;
	}

	/** @throws IndexOutOfBoundsException if there is no such number */
	public String text(int number) {
		return texts.get(number);
	}

	/** How many there are; their numbers are below it. */
	public int size() {
		return texts.size();
	}
}
