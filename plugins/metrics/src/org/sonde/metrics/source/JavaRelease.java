/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.util.Objects;

/**
 * The Java release whose API a source is bound against.
 *
 * @param number the feature release: 8, 11, 21
 * @param origin where the number comes from
 */
public record JavaRelease(int number, Origin origin) {

	/** The release if nothing is declared. */
	public static final JavaRelease DEFAULT = new JavaRelease(8, Origin.DEFAULT);

	/** Where the number of a release comes from. */
	public enum Origin {
		/** The caller gave it. */
		GIVEN,
		/** The source declares it (its Maven model or its Eclipse settings). */
		DECLARED,
		/** Nothing is declared. */
		DEFAULT,
		/** The running JDK does not know the API of the release that was given or declared; this is the nearest that it knows. */
		NEAREST
	}

	/** @throws IllegalArgumentException if the number is below 8, which no current tool knows the API of */
	public JavaRelease {
		Objects.requireNonNull(origin, "origin");
		if (number < 8) {
			throw new IllegalArgumentException("Java release 8 is the first whose API is known; found " + number);
		}
	}
}
