/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a tuning means for users and maintainers, beyond numbers.
 *
 * @param effects on the qualities it touches
 * @param lost functions and protections that are gone with it
 */
public record Consequences(List<Effect> effects, List<Loss> lost) {

	/** No statement. */
	public static final Consequences NONE = new Consequences(List.of(), List.of());

	/**
	 * A function or protection that is gone.
	 *
	 * @param function in our own words
	 * @param place where the source says so
	 */
	public record Loss(String function, String place) {

		/** @throws IllegalArgumentException if one of the two is empty */
		public Loss {
			if (function.isBlank() || place.isBlank()) {
				throw new IllegalArgumentException("what is lost needs its name and the place that says so");
			}
		}

		/** {@code own record types (section 4.5)}. */
		public String text() {
			return function + " (" + place + ")";
		}
	}

	public Consequences {
		effects = List.copyOf(effects);
		lost = List.copyOf(lost);
	}

	/** The effects as they stand in a table: {@code time behaviour +, modularity −}; empty if there are none. */
	public String briefEffects() {
		return effects.stream().map(Effect::brief).collect(Collectors.joining(", "));
	}

	/** Returns what is lost, in one line. Empty if nothing is. */
	public String losses() {
		return lost.stream().map(Loss::text).collect(Collectors.joining("; "));
	}
}
