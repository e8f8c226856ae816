/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.results.ResultComparison;

/** Two published tunings held against each other: that of 2014 before and after its tunings, of which each made writing faster. */
class PerformanceRuleTest {
	private static final ResultSet SLOW = PublishedResults.find("waller-2014-base").orElseThrow();
	private static final ResultSet FAST = PublishedResults.find("waller-2014-pt3").orElseThrow();

	private static CheckResult writing(ResultSet before, ResultSet after, double tolerance) {
		List<CheckResult> results = PerformanceRule.of(ResultComparison.of(before, after), tolerance, Optional.empty());
		return results.stream().filter(result -> result.rule().equals("tcp")).findFirst().orElseThrow();
	}

	@Test
	void fasterIsKept() {
		CheckResult result = writing(SLOW, FAST, 0);
		assertThat(result.answer()).isEqualTo(Answer.KEPT);
		assertThat(result.message()).contains("significantly faster", "µs per trace");
	}

	@Test
	void significantlySlowerIsBroken() {
		CheckResult result = writing(FAST, SLOW, 0);
		assertThat(result.answer()).isEqualTo(Answer.BROKEN);
		assertThat(result.message()).contains("significantly slower");
	}

	/** Slower by a factor f: broken below a tolerance of f − 1, kept above it. */
	@Test
	void theToleranceIsHeldAgainstTheIntervalOfTheRatio() {
		ResultComparison comparison = ResultComparison.of(FAST, SLOW);
		ResultComparison.Row row = comparison.rows().stream().filter(one -> one.other().id().equals("tcp")).findFirst().orElseThrow();
		double low = row.ratioInterval().orElseThrow().low() - 1;
		double high = row.ratioInterval().orElseThrow().high() - 1;
		assertThat(writing(FAST, SLOW, low - 1e-6).answer()).isEqualTo(Answer.BROKEN);
		assertThat(writing(FAST, SLOW, (low + high) / 2).answer()).isEqualTo(Answer.CANNOT_BE_TOLD);
		assertThat(writing(FAST, SLOW, high + 1e-6).answer()).isEqualTo(Answer.KEPT);
	}

	@Test
	void aSetAgainstItselfIsKept() {
		assertThat(PerformanceRule.of(ResultComparison.of(SLOW, SLOW), 0, Optional.empty())).allMatch(result -> result.answer() == Answer.KEPT);
	}

	@Test
	void aNegativeToleranceIsRefused() {
		assertThatThrownBy(() -> PerformanceRule.of(ResultComparison.of(SLOW, SLOW), -0.1, Optional.empty())).hasMessageContaining("at least 0");
	}
}
