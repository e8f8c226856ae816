/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.jdk;

import java.util.List;
import java.util.Optional;

/**
 * The feature releases of Java that something runs on.
 *
 * @param least 8 or more
 * @param most {@code least} or more; {@link Integer#MAX_VALUE} if no end is known
 */
public record JavaRange(int least, int most) {

	/** @throws IllegalArgumentException if the range is empty or begins before Java 8 */
	public JavaRange {
		if (least < 8 || most < least) {
			throw new IllegalArgumentException("a range of Java releases begins at 8 or later and does not end before it begins, found "
					+ least + " to " + most);
		}
	}

	public boolean contains(int feature) {
		return least <= feature && feature <= most;
	}

	/** Returns the releases that this range and {@code other} share, if any. */
	public Optional<JavaRange> and(JavaRange other) {
		int from = Math.max(least, other.least);
		int to = Math.min(most, other.most);
		return from <= to ? Optional.of(new JavaRange(from, to)) : Optional.empty();
	}

	/** The newest of these that lies in the range. */
	public Optional<JavaHome> choose(List<JavaHome> homes) {
		return homes.stream().filter(home -> contains(home.feature())).max(JavaHome.BY_VERSION);
	}

	@Override
	public String toString() {
		return least == most ? Integer.toString(least) : most == Integer.MAX_VALUE ? least + " and later" : least + " to " + most;
	}
}
