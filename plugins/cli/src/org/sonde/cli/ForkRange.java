/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.stream.Stream;

/** How many forks, as typed: {@code 5} or {@code 5..10}. */
record ForkRange(int least, int most) {

	/** @throws IllegalArgumentException if it is neither */
	static ForkRange of(String typed) {
		String[] ends = typed.split("\\.\\.", -1);
		if (ends.length > 2 || !Stream.of(ends).allMatch(end -> end.matches("\\d{1,9}"))) {
			throw new IllegalArgumentException("--forks is a number or a range such as 5..10, found " + typed);
		}
		return new ForkRange(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
	}
}
