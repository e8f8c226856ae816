/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Constants as they are written outside of Java: {@code value-change}. */
public final class EnumKeyword {
	private EnumKeyword() {
	}

	public static String of(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** @throws IllegalArgumentException with the keywords to choose from, as a sentence without a full stop */
	public static <E extends Enum<E>> E parse(String text, Class<E> type) {
		return Arrays.stream(type.getEnumConstants()).filter(constant -> of(constant).equalsIgnoreCase(text)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("choose one of "
						+ Arrays.stream(type.getEnumConstants()).map(EnumKeyword::of).collect(Collectors.joining(", ")) + ", not '" + text
						+ "'"));
	}
}
