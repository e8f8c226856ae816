/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShortenedTextTest {

	@Test
	void aLongTextKeepsItsBeginningAndItsEnd() {
		assertThat(ShortenedText.inMiddle("abcdefghij", 10)).isEqualTo("abcdefghij");
		assertThat(ShortenedText.inMiddle("abcdefghijk", 10)).isEqualTo("abcd…ghijk");
		assertThat(ShortenedText.inMiddle("abcdefghijk", 7)).isEqualTo("abc…ijk");
	}
}
