/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
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
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.results.ResultComparison.Row;

class ResultComparisonTest {

	private static Row row(ResultComparison comparison, String baselineRun) {
		return comparison.rows().stream().filter(row -> row.baseline().id().equals(baselineRun)).findFirst().orElseThrow();
	}

	private static ResultSet ofForks(String id, double... means) {
		List<Fork> forks = new ArrayList<>();
		for (double mean : means) {
			forks.add(new Fork(forks.size() + 1, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean),
					Optional.empty(), Optional.empty(), Set.of(), Optional.empty()));
		}
		return new ResultSet(id, id, Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(), Conditions.NONE, List.of(new Configuration("run", "Run", Phase.COLLECTING, Optional.empty(),
						Conditions.NONE, List.of(), List.of(PooledForks.measurement(forks)), forks)));
	}

	/**
	 * 2016, TCP writer: 19.715 ± 0.015 and 3.265 ± 0.011 µs: difference −16.450 ± √(0.015² + 0.011²) = ± 0.0186; no
	 * instrumentation: 0.087 ± 0.000 and 0.083 ± 0.000.
	 */
	@Test
	void comparesByTheIntervalsOfTheSources() throws OverheadException {
		ResultComparison comparison = ResultComparison.of(PublishedResults.get("strubel-2016-current"),
				PublishedResults.get("strubel-2016-refactored"));
		Row tcp = row(comparison, "tcp");
		assertThat(tcp.differenceNanos()).isCloseTo(-16450, within(1e-6));
		Interval difference = tcp.difference().orElseThrow();
		assertThat(difference.high() - difference.value()).isCloseTo(Math.hypot(15, 11), within(1e-6));
		assertThat(tcp.verdict()).isEqualTo(Verdict.LOWER);
		assertThat(tcp.ratio().getAsDouble()).isCloseTo(3.265 / 19.715, within(1e-12));
		assertThat(ResultComparisonTable.verdict(tcp)).isEqualTo("faster");
		assertThat(comparison.onlyInBaseline()).isEmpty();
		assertThat(comparison.onlyInOther()).isEmpty();
	}

	/** 0.087 ± 0.000 and 0.083 ± 0.000 µs are − 4 ns, and each ± 0.5 ns at most: √(0.5² + 0.5²) = 0.707. */
	@Test
	void aHalfWidthPrintedAsZeroIsNotNothing() throws OverheadException {
		Row none = row(ResultComparison.of(PublishedResults.get("strubel-2016-current"), PublishedResults.get("strubel-2016-refactored")),
				"no-instrumentation");
		Interval difference = none.difference().orElseThrow();
		assertThat(difference.low()).isCloseTo(-4.707, within(5e-4));
		assertThat(difference.high()).isCloseTo(-3.293, within(5e-4));
		assertThat(none.ratioInterval().orElseThrow().high()).isGreaterThan(0.083 / 0.087);
		assertThat(none.basis()).contains("± 0");
	}

	/** A clock of whole milliseconds measures nothing of a call. */
	@Test
	void aBaselineOfZeroHasNoRatio() {
		ResultComparison comparison = ResultComparison.of(ofForks("a", 0, 0, 0), ofForks("b", 110, 113, 116));
		assertThat(comparison.rows().getFirst().ratio()).isEmpty();
		assertThat(ResultComparisonTable.of(comparison).rows().getFirst()).contains("none", "slower");
		assertThat(ResultComparisonTable.csv(comparison).rows().getFirst().get(7)).isEmpty();
		assertThat(ResultComparisonTable.json(comparison).get("runs").get(0).get("ratio").isNull()).isTrue();
	}

	/** 2014: 1176.5 ± 25.9 and 1190.5 ± 4.1 thousand traces per second overlap. */
	@Test
	void noSignificantDifferenceIsAnAnswer() throws OverheadException {
		ResultComparison comparison = ResultComparison.of(PublishedResults.get("waller-2014-base"),
				PublishedResults.get("waller-2014-pt1"));
		Row none = comparison.rows().getFirst();
		assertThat(none.verdict()).isEqualTo(Verdict.NO_SIGNIFICANT_DIFFERENCE);
		assertThat(ResultComparisonTable.of(comparison).rows().getFirst()).contains("no significant difference");
	}

	/** Welch: 100, 102, 104 and 110, 113, 116: difference 11, s² = 4 and 9, t(3.485; 0.975) = 2.945: ± 6.13. */
	@Test
	void comparesForksWhereBothAreKnown() {
		Row row = ResultComparison.of(ofForks("a", 100, 102, 104), ofForks("b", 110, 113, 116)).rows().getFirst();
		assertThat(row.differenceNanos()).isEqualTo(11);
		assertThat(row.difference().orElseThrow().high() - 11).isCloseTo(6.13, within(0.01));
		assertThat(row.verdict()).isEqualTo(Verdict.HIGHER);
		assertThat(row.basis()).contains("3 and 3 forks");
	}

	@Test
	void tooFewForksCannotBeTold() {
		Row row = ResultComparison.of(ofForks("a", 100, 102), ofForks("b", 110, 113)).rows().getFirst();
		assertThat(row.verdict()).isEqualTo(Verdict.UNDECIDED);
		assertThat(row.difference()).isEmpty();
		assertThat(row.basis()).contains("3 forks");
	}

	@Test
	void saysWhatWasMeasuredUnderOtherConditions() throws OverheadException {
		ResultComparison comparison = ResultComparison.of(PublishedResults.get("waller-2014-base"),
				PublishedResults.get("fittkau-2013-tuned"));
		assertThat(comparison.conditions()).contains(ConditionName.MACHINE, ConditionName.VIRTUAL_MACHINE);
		assertThat(comparison.onlyInOther()).isNotEmpty();
		assertThat(ResultComparisonTable.notes(comparison).getFirst()).contains("different conditions", "Machine (");
		assertThat(ResultComparisonTable.json(comparison).get("differingConditions")).isNotEmpty();
	}

	/** One set says it of each run, the other of all. */
	@Test
	void conditionsOfSingleRunsCount() {
		ResultSet one = ofForks("a", 100, 102, 104);
		Configuration run = one.configurations().getFirst();
		ResultSet twelve = new ResultSet("b", "b", Set.of(), one.source(), Optional.empty(), Optional.empty(), Conditions.NONE,
				List.of(new Configuration(run.id(), run.label(), run.phase(), run.predecessor(),
						new Conditions(Map.of(ConditionName.THREADS, new Condition.Stated("12"))), List.of(), run.measurements(),
						run.forks())));
		ResultComparison comparison = ResultComparison.of(one, twelve);
		assertThat(comparison.conditions()).containsExactly(ConditionName.THREADS);
		assertThat(ResultComparisonTable.notes(comparison).getFirst()).contains("(not stated / 12)");
	}

	@Test
	void medianWithoutIntervalsCannotBeTold() throws OverheadException {
		ResultComparison comparison = ResultComparison.of(PublishedResults.get("moobench-github-2025-kieker"),
				PublishedResults.get("moobench-github-2025-opentelemetry"));
		assertThat(comparison.rows()).isNotEmpty().allMatch(row -> row.verdict() == Verdict.UNDECIDED)
				.allMatch(row -> row.basis().equals("a source states no interval"));
	}
}
