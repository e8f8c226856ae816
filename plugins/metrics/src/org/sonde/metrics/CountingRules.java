/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Rules of counting or computing: a profile. A number means nothing without its own. */
public interface CountingRules {

	/**
	 * Messages about rules.
	 *
	 * @param id     the name in files and on the command line
	 * @param title  for people, in a heading
	 * @param text   the rules, in sentences
	 * @param source where they are published, or what they were checked against
	 */
	record Description(String id, String title, String text, String source) {
	}

	Description description();

	/** The name in files and on the command line. */
	default String id() {
		return description().id();
	}

	/**
	 * The rules of this id among those of a kind.
	 *
	 * @throws IllegalArgumentException if there are none; the message lists those there are
	 */
	static <P extends Enum<P> & CountingRules> P ofId(Class<P> kind, String id) {
		P[] all = kind.getEnumConstants();
		return Arrays.stream(all).filter(rules -> rules.id().equals(id)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("no profile is named '%s'; choose one of %s".formatted(id,
						Arrays.stream(all).map(CountingRules::id).collect(Collectors.joining(", ")))));
	}
}
