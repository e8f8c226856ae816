/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.keyword;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An enumeration whose constants have a fixed spelling in a file format or on the command line. */
public interface Keyword {

	/** Returns the name of the constant. */
	String name();

	/**
	 * The spelling, which never changes within a format version: the name in lower case with hyphens, such as {@code first-half}. So a
	 * constant that is renamed needs a spelling of its own.
	 */
	default String keyword() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** The name in camel case, such as {@code firstHalf}, for keywords that are names in JSON. */
	static String camelCase(Enum<?> constant) {
		return Pattern.compile("_(.)").matcher(constant.name().toLowerCase(Locale.ROOT))
				.replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
	}

	/** The spellings, in the order of the constants. */
	static <K extends Enum<K> & Keyword> List<String> all(Class<K> type) {
		return Arrays.stream(type.getEnumConstants()).map(Keyword::keyword).toList();
	}

	/** The constant with this spelling, if there is one. */
	static <K extends Enum<K> & Keyword> Optional<K> find(Class<K> type, String keyword) {
		return Arrays.stream(type.getEnumConstants()).filter(constant -> constant.keyword().equals(keyword)).findFirst();
	}

	/**
	 * The constant with this spelling.
	 *
	 * @throws IllegalArgumentException naming the spellings there are
	 */
	static <K extends Enum<K> & Keyword> K of(Class<K> type, String keyword) {
		return find(type, keyword)
				.orElseThrow(() -> new IllegalArgumentException("\"" + keyword + "\" is not one of " + String.join(", ", all(type))));
	}
}
