/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class PatternAssistTest {
	private static final PatternAssist ASSIST = new PatternAssist(List.of("shop.Cart", "shop.Cart.Item", "shop.store.Store"),
			List.of("java.lang.Deprecated", "shop.Timed"));

	@Test
	void modifiersComeFirstThenTypes() {
		assertThat(texts("pu")).containsExactly("public ");
		assertThat(texts("public sta")).containsExactly("public static ");
		assertThat(texts("public * shop.ca")).containsExactly("public * shop.Cart.", "public * shop.Cart.Item.");
		assertThat(texts("* Sto")).containsExactly("* shop.store.Store.");
		assertThat(texts("* sh")).startsWith("* shop.", "* shop.store.");
		assertThat(texts("public lo")).containsExactly("public long ");
	}

	@Test
	void aTypeIsFollowedByItsMembersAndAParameterByNothing() {
		assertThat(texts("* shop.Cart.")).contains("* shop.Cart.*(..)", "* shop.Cart..*.*(..)", "* shop.Cart.new(..)");
		assertThat(texts("* m(")).startsWith("* m(..)", "* m()");
		assertThat(texts("* m(int, Ca")).containsExactly("* m(int, shop.Cart");
		assertThat(texts("* m(lo")).containsExactly("* m(long");
	}

	/** Otherwise Enter, which adds the pattern, would take a proposal first. */
	@Test
	void nothingFollowsTheParametersOfAMethod() {
		assertThat(texts("* shop..*(..)")).isEmpty();
		assertThat(texts("public * shop.Cart.*(@(shop.Timed) *) ")).isEmpty();
		assertThat(texts("@(shop.Timed) ")).contains("@(shop.Timed) public ");
	}

	@Test
	void annotationsStandInParentheses() {
		assertThat(texts("@Ti")).containsExactly("@(shop.Timed) ");
		assertThat(texts("@(shop")).containsExactly("@(shop.Timed) ");
		assertThat(texts("@(")).containsExactly("@(java.lang.Deprecated) ", "@(shop.Timed) ");
	}

	/** What is proposed stands in place of the word before the caret, whatever that is. */
	@Test
	void proposalsBeginBeforeTheCaret() {
		Seeded.tries(500, in -> {
			String text = in.anyText(12);
			int place = in.between(0, 12);
			int caret = Math.min(place, text.length());
			assertThat(ASSIST.at(text, caret)).allSatisfy(proposal -> assertThat(proposal.start()).isBetween(0, caret))
					.hasSizeLessThanOrEqualTo(PatternAssist.MOST);
		});
	}

	/** The texts up to the caret that the proposals make of what was typed. */
	private static List<String> texts(String typed) {
		return ASSIST.at(typed, typed.length()).stream()
				.map(proposal -> typed.substring(0, proposal.start()) + proposal.text()).toList();
	}
}
