/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

class SeriesComparisonTest {

	private static Configuration run(String id, Phase phase, Optional<String> predecessor, double... forkMeans) {
		List<Fork> forks = new ArrayList<>();
		double sum = 0;
		for (double mean : forkMeans) {
			forks.add(new Fork(forks.size() + 1, 1, 100, new WarmUp(50, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean),
					Optional.empty(), Optional.empty(), Set.of(), Optional.empty()));
			sum += mean;
		}
		Measurement time = new Measurement(QuantityKind.RESPONSE_TIME, Unit.NANOSECONDS, Scope.TRACE, Precision.EXACT,
				Map.of(Statistic.MEAN, BigDecimal.valueOf(sum / forkMeans.length)), Optional.empty(), Optional.empty());
		return new Configuration(id, id, phase, predecessor, Conditions.NONE, List.of(), List.of(time), forks);
	}

	private static Tuning tuning(String name, double... tcp) {
		ResultSet set = new ResultSet("own-" + name.toLowerCase().replaceAll("[^a-z0-9]+", "-").replaceFirst("-$", ""), name, Set.of(),
				new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(), Optional.empty(), Conditions.NONE,
				List.of(run("no-instrumentation", Phase.NONE, Optional.empty(), 1, 1, 1),
						run("tcp", Phase.WRITING, Optional.of("no-instrumentation"), tcp)));
		return new Tuning(name, "", new OverheadSource.Difference(set, "no-instrumentation", "tcp"), new ComplexitySource.Unknown("none"),
				Optional.empty());
	}

	private static TuningSeries own(Tuning... tunings) {
		return new TuningSeries("own", "Own", "me", List.of(), List.of(tunings));
	}

	private static final TuningSeries PUBLISHED = PublishedTunings.find("waller-2014").orElseThrow();

	/**
	 * By hand: (8 + 10 + 12) ÷ 3 = 10 and (4 + 5 + 6) ÷ 3 = 5, so 0.5; published 16.6 ÷ 31.6. The squared errors of the means are 4 ÷ 3 and
	 * 1 ÷ 3, so there are (5 ÷ 3)² ÷ (16 ÷ 18 + 1 ÷ 18) = 50 ÷ 17 degrees of freedom; t is 3.218759 (SciPy), and k = t² ÷ 3 = 3.453469. The
	 * ends are the roots of (5 − 10 r)² = k (1 + 4 r²): (100 ± √(10000 − 16 (25 − k)²)) ÷ (8 (25 − k)).
	 */
	@Test
	void ratiosOfForksStandBesideThoseOfThePaper() {
		SeriesComparison comparison = SeriesComparison.of(PUBLISHED, own(tuning("base", 8, 10, 12), tuning("PT1", 4, 5, 6)));
		assertThat(comparison.base()).isEqualTo("Base");
		assertThat(comparison.rows()).singleElement().satisfies(row -> {
			assertThat(row.tuning()).isEqualTo("PT1");
			assertThat(row.run()).isEqualTo("tcp");
			assertThat(row.one().ratio().orElseThrow()).isCloseTo(0.525316, within(1e-6));
			assertThat(row.other().ratio().orElseThrow()).isCloseTo(0.5, within(1e-12));
			assertThat(row.other().ratioInterval().orElseThrow().low()).isCloseTo(0.285925, within(1e-6));
			assertThat(row.other().ratioInterval().orElseThrow().high()).isCloseTo(0.874354, within(1e-6));
			assertThat(row.agreement()).isEqualTo(RatioAgreement.INTERVALS_OVERLAP);
		});
		assertThat(comparison.onlyInOne()).containsExactly("PT2", "PT3", "PT4");
		assertThat(comparison.onlyInOther()).isEmpty();
		SeriesRatios alone = SeriesRatios.of(comparison.other()).orElseThrow();
		assertThat(alone.rows()).as("the same without a partner").singleElement().satisfies(row -> {
			assertThat(row.tuning()).isEqualTo("PT1");
			assertThat(row.ratios()).containsOnlyKeys("tcp");
			assertThat(row.ratios().get("tcp").ratioInterval()).isEqualTo(comparison.rows().getFirst().other().ratioInterval());
		});
		assertThat(SeriesRatios.of(own(tuning("base", 8, 10, 12)))).as("one tuning has no ratio").isEmpty();
		assertThat(SeriesComparison.find(PUBLISHED, own(tuning("1.8", 8, 10, 12)))).isEmpty();
	}

	/** As our own component that follows the description of PT4 stands beside it. */
	@Test
	void aRemarkIsShownAndDoesNotKeepTuningsApart() {
		SeriesComparison comparison = SeriesComparison.of(PUBLISHED,
				own(tuning("Base", 8, 10, 12), tuning("PT4 (ours)", 4, 5, 6), tuning("PT1 (old)", 3, 4, 5), tuning("PT1", 4, 5, 6)));
		assertThat(comparison.rows()).extracting(SeriesComparison.Row::tuning).containsExactly("PT1", "PT4 (ours)");
		assertThat(comparison.onlyInOther()).containsExactly("PT1 (old)");
	}

	@Test
	void otherRemarksAreOtherTunings() {
		SeriesComparison comparison = SeriesComparison.of(
				own(tuning("Base", 8, 10, 12), tuning("PT1", 4, 5, 6), tuning("Cache (on)", 4, 5, 6)),
				own(tuning("Base", 8, 10, 12), tuning("PT1", 4, 5, 6), tuning("Cache (off)", 3, 4, 5)));
		assertThat(comparison.rows()).extracting(SeriesComparison.Row::tuning).containsExactly("PT1");
		assertThat(comparison.onlyInOne()).containsExactly("Cache (on)");
		assertThat(comparison.onlyInOther()).containsExactly("Cache (off)");
	}

	@Test
	void noTuningHasTwoPartners() {
		SeriesComparison comparison = SeriesComparison.of(
				own(tuning("Base", 8, 10, 12), tuning("PT1 (old)", 3, 4, 5), tuning("PT1", 4, 5, 6)),
				own(tuning("Base", 8, 10, 12), tuning("PT1", 4, 5, 6)));
		assertThat(comparison.rows()).extracting(SeriesComparison.Row::tuning).containsExactly("PT1");
		assertThat(comparison.onlyInOne()).containsExactly("PT1 (old)");
	}

	@Test
	void anOverheadThatIsUnknownIsNoPartner() {
		Tuning unknown = new Tuning("PT1", "", new OverheadSource.Unknown("void"), new ComplexitySource.Unknown("none"), Optional.empty());
		SeriesComparison comparison = SeriesComparison.of(PUBLISHED, own(tuning("Base", 10, 10, 10), unknown, tuning("PT2", 3, 3, 3),
				tuning("PT5", 3, 3, 3)));
		assertThat(comparison.rows()).extracting(SeriesComparison.Row::tuning).containsExactly("PT2");
		assertThat(comparison.onlyInOne()).containsExactly("PT1", "PT3", "PT4");
		assertThat(comparison.onlyInOther()).containsExactly("PT5");
	}

	@Test
	void withoutTwoCommonTuningsThereIsNoRatio() {
		assertThatThrownBy(() -> SeriesComparison.of(PUBLISHED, own(tuning("Base", 1, 2, 3)))).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("have only Base");
	}

	@ParameterizedTest
	@CsvSource({ "0.4, 0.6, 0.5, 0.7, INTERVALS_OVERLAP", "0.4, 0.5, 0.6, 0.7, SAME_DIRECTION", "1.1, 1.2, 1.3, 1.4, SAME_DIRECTION",
			"0.4, 0.5, 1.1, 1.2, OPPOSITE_DIRECTIONS", "0.4, 0.5, 0.9, 1.1, ONE_WITHOUT_EFFECT", "0.4, 0.5, 0.5, 1.1, INTERVALS_OVERLAP" })
	void agreementIsByTheIntervals(double low, double high, double otherLow, double otherHigh, RatioAgreement expected) {
		assertThat(RatioAgreement.of(Optional.of(new Interval((low + high) / 2, low, high)),
				Optional.of(new Interval((otherLow + otherHigh) / 2, otherLow, otherHigh)))).isEqualTo(expected);
		assertThat(RatioAgreement.of(Optional.empty(), Optional.of(Interval.exactly(1)))).isEqualTo(RatioAgreement.UNKNOWN);
	}
}
