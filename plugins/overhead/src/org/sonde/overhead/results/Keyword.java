/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.Arrays;
import java.util.stream.Collectors;

/** An enumeration whose constants have a fixed spelling in a file format. */
public interface Keyword {

	/** The spelling in the file; never changes within a format version. */
	String keyword();

	/**
	 * The constant with this spelling.
	 *
	 * @throws IllegalArgumentException naming the spellings there are
	 */
	static <K extends Enum<K> & Keyword> K of(Class<K> type, String keyword) {
		for (K constant : type.getEnumConstants()) {
			if (constant.keyword().equals(keyword)) {
				return constant;
			}
		}
		throw new IllegalArgumentException("\"" + keyword + "\" is not one of " + Arrays.stream(type.getEnumConstants())
				.map(Keyword::keyword).collect(Collectors.joining(", ")));
	}
}
