/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The name of a tuning, which may end with a remark in parentheses, such as {@code PT4 (ours)} for what follows a published PT4. */
final class TuningName {

	private TuningName() {
	}

	/** The one of the same name, but for its case; else the one whose name is the same if one of both loses its remark. */
	static <T> Optional<T> find(String name, List<T> named, Function<T, String> nameOf) {
		return named.stream().filter(one -> nameOf.apply(one).equalsIgnoreCase(name)).findFirst()
				.or(() -> named.stream().filter(one -> isRemarked(nameOf.apply(one), name) || isRemarked(name, nameOf.apply(one)))
						.findFirst());
	}

	private static boolean isRemarked(String remarked, String plain) {
		return withoutRemark(remarked).equalsIgnoreCase(plain);
	}

	/** The one of two names of a tuning that has a remark; else the first. */
	static String withRemark(String one, String other) {
		return withoutRemark(one).equals(one) && !withoutRemark(other).equals(other) ? other : one;
	}

	private static String withoutRemark(String name) {
		return name.replaceFirst(" \\([^()]*\\)$", "");
	}
}
