/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dialog proposed {@code /a/set.html}. */
class ChosenFileTest {

	private static final List<String> ENDINGS = List.of("html", "csv", "history.json", "json");

	@ParameterizedTest
	@CsvSource({
			"/a/set.html, 0, /a/set.html, 0",
			"/a/set.html, 1, /a/set.csv, 1",
			"/a/set.html, 3, /a/set.json, 3",
			"/a/set.HTML, -1, /a/set.HTML, 0",
			"/a/set.csv, 0, /a/set.csv, 1",
			"/a/set.csv, 3, /a/set.csv, 1",
			"/a/set.history.json, 0, /a/set.history.json, 2",
			"/a/set, 1, /a/set.csv, 1",
			"/a/set, -1, /a/set.html, 0",
			"/a/1.14, 0, /a/1.14.html, 0" })
	void theListCountsUnlessAnEndingIsTyped(String typed, int filter, Path file, int kind) {
		assertThat(SaveFiguresAction.Chosen.of(typed, filter, ENDINGS)).isEqualTo(new SaveFiguresAction.Chosen(file, kind));
	}
}
