/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.view.SaveFiguresAction.Content;
import org.sonde.overhead.ui.view.SaveFiguresAction.Kind;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;

class SavedResultsTest {
	private static final ResultSet BASE = Samples.published("waller-2014-base");
	private static final ResultSet TUNED = Samples.published("waller-2014-pt3");

	private static Content content(ResultSet... selected) {
		return SavedResults.of(List.of(selected), PublishedResults.list()).orElseThrow();
	}

	@Test
	void onlyTwoSetsAreCompared() {
		assertThat(SavedResults.of(List.of(), PublishedResults.list())).isEmpty();
		assertThat(content(BASE).kinds()).extracting(Kind::ending).startsWith("html").doesNotContain("csv");
		assertThat(content(BASE, TUNED).kinds()).extracting(Kind::ending).startsWith("html", "csv");
		assertThat(content(BASE, TUNED, Samples.published("mooms-2004-uniprocessor")).kinds()).extracting(Kind::ending)
				.doesNotContain("csv");
	}

	@Test
	void theFirstSetIsTheBaseline() {
		Content saved = content(TUNED, BASE);
		assertThat(saved.name()).isEqualTo("waller-2014-pt3-figures");
		assertThat(saved.kinds().get(1).content().get()).isEqualTo(ResultComparisonTable.csv(ResultComparison.of(TUNED, BASE)).csv())
				.isNotEqualTo(ResultComparisonTable.csv(ResultComparison.of(BASE, TUNED)).csv());
		assertThat(saved.kinds().getFirst().content().get()).contains(TUNED.title(), BASE.title());
	}
}
