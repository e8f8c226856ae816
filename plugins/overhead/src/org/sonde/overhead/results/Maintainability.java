/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What the source says of the maintainability of the code that was measured: numbers, or only words.
 *
 * @param place where in the source
 * @param verdict {@code adopted} or {@code rejected}, where the authors decided so
 * @param words their reason, in our words
 * @param linesOfCode as the source counts them
 * @param averageCyclomaticComplexity average per method
 * @param informationComplexity of the hypergraph of the component
 * @param note what is assumed about these numbers
 */
public record Maintainability(String place, Optional<String> verdict, Optional<String> words, Optional<BigDecimal> linesOfCode,
		Optional<BigDecimal> averageCyclomaticComplexity, Optional<BigDecimal> informationComplexity, Optional<String> note) {

	/** @throws IllegalArgumentException if the verdict is another word or a number is negative */
	public Maintainability {
		if (place.isBlank()) {
			throw new IllegalArgumentException("a statement on maintainability needs its place in the source");
		}
		verdict.ifPresent(word -> {
			if (!word.equals("adopted") && !word.equals("rejected")) {
				throw new IllegalArgumentException("the verdict must be adopted or rejected, found " + word);
			}
		});
		linesOfCode.ifPresent(Maintainability::requireNotNegative);
		averageCyclomaticComplexity.ifPresent(Maintainability::requireNotNegative);
		informationComplexity.ifPresent(Maintainability::requireNotNegative);
	}

	private static void requireNotNegative(BigDecimal number) {
		if (number.signum() < 0) {
			throw new IllegalArgumentException("a measure of code must not be negative, found " + number.toPlainString());
		}
	}
}
