/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.report.results.ResultComparison;

/** Two published tunings compared with each other: that of 2014 before and after its tunings, of which each made writing faster. */
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
		assertThat(result.answer()).isEqualTo(CheckOutcome.KEPT);
		assertThat(result.message()).contains("significantly faster", "µs per trace");
	}

	@Test
	void significantlySlowerIsBroken() {
		CheckResult result = writing(FAST, SLOW, 0);
		assertThat(result.answer()).isEqualTo(CheckOutcome.BROKEN);
		assertThat(result.message()).contains("significantly slower");
	}

	/** Slower by a factor f: broken below a tolerance of f − 1, kept above it. */
	@Test
	void theToleranceIsComparedWithTheIntervalOfTheRatio() {
		ResultComparison comparison = ResultComparison.of(FAST, SLOW);
		ResultComparison.Row row = comparison.rows().stream().filter(one -> one.other().id().equals("tcp")).findFirst().orElseThrow();
		double low = row.ratioInterval().orElseThrow().low() - 1;
		double high = row.ratioInterval().orElseThrow().high() - 1;
		assertThat(writing(FAST, SLOW, low - 1e-6).answer()).isEqualTo(CheckOutcome.BROKEN);
		assertThat(writing(FAST, SLOW, (low + high) / 2).answer()).isEqualTo(CheckOutcome.CANNOT_BE_DECIDED);
		assertThat(writing(FAST, SLOW, high + 1e-6).answer()).isEqualTo(CheckOutcome.KEPT);
	}

	@Test
	void aSetAgainstItselfIsKept() {
		assertThat(PerformanceRule.of(ResultComparison.of(SLOW, SLOW), 0, Optional.empty()))
				.allMatch(result -> result.answer() == CheckOutcome.KEPT);
	}

	@Test
	void aNegativeToleranceIsRefused() {
		assertThatThrownBy(() -> PerformanceRule.of(ResultComparison.of(SLOW, SLOW), -0.1, Optional.empty()))
				.hasMessageContaining("at least 0");
	}

	/**
	 * Sets of twenty configurations of five forks each, in which nothing changed: taken each for itself, a build would break in 1 − 0.975²⁰
	 * = 40 of 100 cases; taken together in at most 2.5, of which 400 cases have at most 18 with a probability of 99 % (binomial).
	 */
	@Test
	void setsWithoutAChangeSeldomBreakABuild() {
		Random random = new Random(7);
		int alone = 0;
		int together = 0;
		for (int build = 0; build < 400; build++) {
			ResultSet before = unchanged("before", random);
			ResultSet after = unchanged("after", random);
			alone += breaks(ResultComparison.of(before, after)) ? 1 : 0;
			together += breaks(ResultComparison.together(before, after)) ? 1 : 0;
		}
		assertThat(alone).isBetween(120, 200);
		assertThat(together).isBetween(1, 18);
	}

	private static boolean breaks(ResultComparison comparison) {
		return PerformanceRule.of(comparison, 0, Optional.empty()).stream().anyMatch(result -> result.answer() == CheckOutcome.BROKEN);
	}

	private static ResultSet unchanged(String id, Random random) {
		List<Configuration> runs = new ArrayList<>();
		for (int run = 0; run < 20; run++) {
			List<Fork> forks = new ArrayList<>();
			for (int fork = 1; fork <= 5; fork++) {
				forks.add(new Fork(fork, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF),
						Map.of(Statistic.MEAN, 4_000 + 200 * random.nextGaussian()),
						Optional.empty(), Optional.empty(), Set.of(), Optional.empty()));
			}
			runs.add(new Configuration("run-" + run, "Run " + run, Phase.COLLECTING, Optional.empty(), Conditions.NONE, List.of(),
					List.of(PooledForks.measurement(forks)), forks));
		}
		return new ResultSet(id, id, Set.of(), new Source("simulated", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(), Conditions.NONE, runs);
	}
}
