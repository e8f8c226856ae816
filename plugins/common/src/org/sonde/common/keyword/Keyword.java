/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.keyword;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** An enumeration whose constants have a fixed spelling in a file format or on the command line. */
public interface Keyword {

	/** Of the constant. */
	String name();

	/**
	 * The spelling, which never changes within a format version: the name in lower case with hyphens, such as {@code first-half}. So a constant
	 * that is renamed needs a spelling of its own.
	 */
	default String keyword() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

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
