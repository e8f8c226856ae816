/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Arrays;

/** Spans that wait, in one array: the garbage collector would move a million objects again and again. Those of a trace are a list. */
final class SpanStore {
	/** Behind the last span of a list. */
	static final int END = -1;
	private static final int WIDTH = SpanFields.COUNT + 1;
	private static final int NEXT = SpanFields.COUNT;
	private static final int FIRST_CAPACITY = 1 << 10;

	private long[] numbers = new long[FIRST_CAPACITY * WIDTH];
	/** The first place that was never used. */
	private int fresh;
	/** The list of places that are free again. */
	private int free = END;

	/**
	 * Puts a span in front of a list.
	 *
	 * @param list its first span, or {@link #END}
	 * @return the first span of the longer list
	 */
	int add(Span span, int list) {
		int place = free;
		if (place == END) {
			place = fresh++;
			if (fresh * WIDTH > numbers.length) {
				numbers = Arrays.copyOf(numbers, 2 * numbers.length);
			}
		} else {
			free = next(place);
		}
		SpanFields.write(span, numbers, place * WIDTH);
		numbers[place * WIDTH + NEXT] = list;
		return place;
	}

	private int next(int place) {
		return (int) numbers[place * WIDTH + NEXT];
	}

	/** Moves a list. */
	void take(int list, int size, SpanFields to) {
		to.clear(size);
		for (int place = list; place != END;) {
			int next = next(place);
			to.add(numbers, place * WIDTH);
			numbers[place * WIDTH + NEXT] = free;
			free = place;
			place = next;
		}
	}
}
