/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;

/** The texts of a pattern probe. */
public record PatternText(String pattern, List<String> exclusions) implements ProbePlace {
	/** The list is copied. */
	public PatternText {
		exclusions = List.copyOf(exclusions);
	}

	static PatternText of(PatternProbe probe) {
		return new PatternText(probe.getPattern(), probe.getExclusions());
	}

	@Override
	public PatternText key() {
		return new PatternText(pattern, List.of());
	}

	@Override
	public String noun() {
		return "pattern";
	}

	@Override
	public String probeName() {
		return "pattern " + pattern;
	}
}
