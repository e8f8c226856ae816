/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class KeywordTest {

	private enum Fruit implements Keyword {
		APPLE, BLOOD_ORANGE
	}

	@Test
	void isTheNameInLowerCaseWithHyphens() {
		assertThat(Fruit.BLOOD_ORANGE.keyword()).isEqualTo("blood-orange");
		assertThat(Keyword.all(Fruit.class)).containsExactly("apple", "blood-orange");
		assertThat(Keyword.of(Fruit.class, "blood-orange")).isEqualTo(Fruit.BLOOD_ORANGE);
		assertThat(Keyword.find(Fruit.class, "pear")).isEmpty();
	}

	@Test
	void orInCamelCase() {
		assertThat(Keyword.camelCase(Fruit.BLOOD_ORANGE)).isEqualTo("bloodOrange");
	}

	@Test
	void anotherSpellingIsRefusedWithThoseThereAre() {
		assertThatIllegalArgumentException().isThrownBy(() -> Keyword.of(Fruit.class, "BLOOD_ORANGE"))
				.withMessageContainingAll("BLOOD_ORANGE", "apple, blood-orange");
	}
}
