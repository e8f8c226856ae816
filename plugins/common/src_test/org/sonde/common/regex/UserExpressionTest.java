/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserExpressionTest {

	@Test
	void findsWhatJavaFinds() {
		assertThat(UserExpression.of("round (\\d+)").matcher("in round 12 of 20").find()).isTrue();
	}

	@Test
	void whatIsWrongHasItsPlaceButNotTheExpression() {
		String wrong = "x".repeat(10_000) + "[a";

		assertThatThrownBy(() -> UserExpression.of(wrong)).isInstanceOf(IllegalArgumentException.class)
				.message().hasSizeLessThan(200).hasLineCount(1).contains("10002");
	}

	@ParameterizedTest
	@CsvSource({ "shop.*, true", "*, true", "*shop*Cart*, true", "shop.Cart, true", "shop, false", "shop.C?rt, false",
			"'shop.[A-Z]art', false", "'', false" })
	void aStarStandsForAnyCharacters(String text, boolean matches) {
		assertThat(UserExpression.ofWildcards(text, 0).matcher("shop.Cart").matches()).isEqualTo(matches);
	}

	@Test
	void nestingDoesNotOverflowTheStack() {
		assertThatThrownBy(() -> UserExpression.of("(".repeat(200_000) + ")".repeat(200_000))).isInstanceOf(IllegalArgumentException.class)
				.message().hasSizeLessThan(200);
	}
}
