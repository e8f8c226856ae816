/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class ShellWordsTest {
	@Test
	void whatAShellWouldChangeStandsInQuotes() {
		assertThat(ShellWords.line(List.of("sonde", "compare", "maven:g:a:1.0", "my folder", "--include", "a.b..*", "it's", "$HOME", "")))
				.isEqualTo("sonde compare maven:g:a:1.0 'my folder' --include 'a.b..*' 'it'\\''s' '$HOME' ''");
	}
}
