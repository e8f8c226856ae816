/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class FewLinesTest {

	@Test
	void asManyLinesAsAreShownAreAllShown() {
		assertThat(FewLines.of(List.of("a", "b"), 2)).isEqualTo("a\nb");
		assertThat(FewLines.of(List.of(), 2)).isEmpty();
	}

	@Test
	void ofMoreLinesTheNumberIsShown() {
		assertThat(FewLines.of(List.of("a", "b", "c", "d", "e"), 2).lines()).hasSize(3).startsWith("a", "b").last().asString()
				.contains("3");
	}
}
