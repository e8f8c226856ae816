/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.report.Samples;
import org.sonde.report.figure.Figure;

class TuningSeriesTest {

	private static Configuration run(String id, Phase phase, Unit unit, Scope scope, String mean) {
		QuantityKind kind = unit.isRate() ? QuantityKind.THROUGHPUT : QuantityKind.RESPONSE_TIME;
		return new Configuration(id, id, phase, Optional.empty(), Conditions.NONE, List.of(),
				List.of(new Measurement(kind, unit, scope, Precision.EXACT, Map.of(Statistic.MEAN, new BigDecimal(mean)),
						Optional.empty(), Optional.empty())), List.of());
	}

	private static ResultSet results(Configuration... runs) {
		return new ResultSet("own", "Own", Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(),
				Conditions.NONE, List.of(runs));
	}

	private static TradeOffPoint point(OverheadSource overhead) {
		return new TuningSeries("s", "S", "c", List.of(), List.of(tuning("t", overhead))).points().getFirst();
	}

	private static Tuning tuning(String name, OverheadSource overhead) {
		return new Tuning(name, "", overhead, new ComplexitySource.Unknown("not looked at"), Optional.empty());
	}

	@Test
	void measuredVersionsArePointsWithoutOverheadUntilAResultSetIsChosen() {
		TuningSeries series = TuningSeries.of("mine", Samples.comparison());
		assertThat(series.points()).extracting(TradeOffPoint::name).containsExactly("kieker 1.12", "kieker 1.13");
		TradeOffPoint first = series.points().getFirst();
		assertThat(first.overhead().text()).startsWith("unknown: ");
		assertThat(first.linesOfCode().text()).isEqualTo("42 lines");
		assertThat(first.cyclomatic().text()).isEqualTo("3.00 per method");
		assertThat(first.informationComplexity().text()).isEqualTo("15.52 bits");
		assertThat(((Figure.Known) first.linesOfCode()).provenance().text()).startsWith("measured: ").contains("sloc")
				.contains("p..*")
				.contains("java.util..*").endsWith("kieker 1.12");
	}

	@Test
	void aMeasuredVersionTakesTheOverheadOfAChosenResultSet() {
		ResultSet chosen = PublishedResults.find("waller-2014-pt2").orElseThrow();
		TradeOffPoint point = TradeOffPoints.of(List.of(Tuning.of(Samples.measurement("own", "p.A", 3, 5, 2, List.of()),
				OverheadSource.usual(chosen, Optional.empty()).orElseThrow()))).getFirst();
		assertThat(point.overhead().text()).isEqualTo("17.02 ± 0.06 µs per call of depth 10");
		assertThat(point.linesOfCode().text()).isEqualTo("17 lines");
	}

	/** 2 µs − 500 ns = 1.5 µs; the source prints no interval and whole units. */
	@Test
	void withoutAnIntervalInTheSourceThereIsNoneInThePoint() {
		ResultSet results = results(run("none", Phase.NONE, Unit.NANOSECONDS, Scope.TRACE, "500"),
				run("w", Phase.WRITING, Unit.MICROSECONDS, Scope.TRACE, "2.00"));
		Figure.Known overhead = (Figure.Known) point(difference(results)).overhead();
		assertThat(overhead.interval()).isEmpty();
		assertThat(overhead.text()).isEqualTo("1.50 µs per call of unknown depth");
		assertThat(overhead.provenance().method()).contains("without an interval");
	}

	private static OverheadSource difference(ResultSet results) {
		return new OverheadSource.Difference(results, "none", "w");
	}

	private static Configuration timed(String id, Phase phase, String mean, Clock clock) {
		Configuration run = run(id, phase, Unit.MICROSECONDS, Scope.TRACE, mean);
		return new Configuration(run.id(), run.label(), run.phase(), run.predecessor(),
				new Conditions(Map.of(ConditionName.CLOCK, new Condition.Stated(clock.keyword()))), run.parameters(), run.measurements(),
				run.forks());
	}

	/** 3 − 1 = 2 µs by the wall clock, 5.5 − 1.5 = 4 µs by that of the process; the thread's, 3 − 1.2, is only taken without it. */
	@Test
	void cpuTimeIsThatOfTheSameRunsByAnotherClock() {
		Configuration[] wallAndThread = { timed("none", Phase.NONE, "1.0", Clock.WALL), timed("w", Phase.WRITING, "3.0", Clock.WALL),
				timed("none-t", Phase.NONE, "1.2", Clock.THREAD_CPU), timed("w-t", Phase.WRITING, "3.0", Clock.THREAD_CPU) };
		TradeOffPoint byThread = point(difference(results(wallAndThread)));
		assertThat(byThread.overhead().text()).isEqualTo("2.0 µs per call of unknown depth");
		assertThat(byThread.processorTime().text()).isEqualTo("1.8 µs of CPU time of the thread per call of unknown depth");
		TradeOffPoint byProcess = point(difference(results(Stream.concat(Stream.of(wallAndThread), Stream.of(
				timed("none-p", Phase.NONE, "1.5", Clock.PROCESS_CPU), timed("w-p", Phase.WRITING, "5.5", Clock.PROCESS_CPU)))
				.toArray(Configuration[]::new))));
		assertThat(byProcess.processorTime().text()).isEqualTo("4.0 µs of CPU time of the process per call of unknown depth");
		assertThat(byProcess.overhead()).isEqualTo(byThread.overhead());
	}

	/** A writer that never settles leaves too little steady time for the clock of the process, which ticks slowly. */
	@Test
	void cpuTimesOfASeriesAreByOneClock() {
		ResultSet both = results(timed("none", Phase.NONE, "1.0", Clock.WALL), timed("w", Phase.WRITING, "3.0", Clock.WALL),
				timed("none-t", Phase.NONE, "1.2", Clock.THREAD_CPU), timed("w-t", Phase.WRITING, "3.0", Clock.THREAD_CPU),
				timed("none-p", Phase.NONE, "1.5", Clock.PROCESS_CPU), timed("w-p", Phase.WRITING, "5.5", Clock.PROCESS_CPU));
		ResultSet threadAlone = results(both.configurations().subList(0, 5).toArray(Configuration[]::new));
		ResultSet none = results(both.configurations().subList(0, 2).toArray(Configuration[]::new));
		assertThat(new TuningSeries("s", "S", "c", List.of(),
				List.of(tuning("a", difference(both)), tuning("b", difference(threadAlone)), tuning("c", difference(none)))).points())
				.extracting(point -> point.processorTime().text()).satisfiesExactly(
						time -> assertThat(time).startsWith("1.8 µs of CPU time of the thread"),
						time -> assertThat(time).startsWith("1.8 µs of CPU time of the thread"),
						time -> assertThat(time).startsWith("unknown: "));
		assertThat(
				new TuningSeries("s", "S", "c", List.of(), List.of(tuning("a", difference(both)), tuning("c", difference(none)))).points()
				.getFirst().processorTime().text()).startsWith("4.0 µs of CPU time of the process");
	}

	@Test
	void runsOfDifferentThingsHaveNoDifference() {
		ResultSet results = results(run("none", Phase.NONE, Unit.MICROSECONDS, Scope.TEST_CASE, "1"),
				run("w", Phase.WRITING, Unit.MICROSECONDS, Scope.TRACE, "2"));
		assertThat(point(difference(results)).overhead().text()).startsWith("unknown: ")
				.contains("different units");
	}

	@Test
	void aBoundIsNoValue() {
		Measurement bound = new Measurement(QuantityKind.RESPONSE_TIME, Unit.MICROSECONDS, Scope.TRACE, Precision.BELOW,
				Map.of(Statistic.MEAN, new BigDecimal("4")), Optional.empty(), Optional.empty());
		ResultSet results = results(run("none", Phase.NONE, Unit.MICROSECONDS, Scope.TRACE, "1"), new Configuration("w", "w",
				Phase.WRITING, Optional.empty(), Conditions.NONE, List.of(), List.of(bound), List.of()));
		assertThat(point(difference(results)).overhead().text())
				.startsWith("unknown: ").contains(" own ", "bound");
	}

	/** 1000 ÷ 10 − 1 = 99 µs; 10 ± 11 per second has no finite longest time. */
	@Test
	void aThroughputWhoseIntervalReachesZeroGivesNoInterval() {
		Measurement wide = new Measurement(QuantityKind.THROUGHPUT, Unit.THOUSAND_PER_SECOND, Scope.TRACE, Precision.EXACT,
				Map.of(Statistic.MEAN, new BigDecimal("10"), Statistic.CI95_HALF_WIDTH, new BigDecimal("11")), Optional.empty(),
				Optional.empty());
		ResultSet results = results(run("none", Phase.NONE, Unit.MICROSECONDS, Scope.TRACE, "1"), new Configuration("w", "w",
				Phase.WRITING, Optional.empty(), Conditions.NONE, List.of(), List.of(wide), List.of()));
		Figure.Known overhead = (Figure.Known) point(difference(results)).overhead();
		assertThat(overhead.value()).isEqualTo(99);
		assertThat(overhead.interval()).isEmpty();
	}

	@Test
	void anUnknownConfigurationIsRefusedWithThoseThereAre() {
		ResultSet results = PublishedResults.find("strubel-2016-current").orElseThrow();
		assertThatThrownBy(() -> new OverheadSource.Difference(results, "no-instrumentation", "file"))
				.isInstanceOf(IllegalArgumentException.class).hasMessageContaining("file").hasMessageContaining("discard, tcp");
	}

	@Test
	void twoTuningsOfOneNameAreRefused() {
		Tuning first = TuningSeries.of("mine", Samples.comparison()).tunings().getFirst();
		assertThatThrownBy(() -> new TuningSeries("mine", "Mine", "nobody", List.of(), List.of(first, first)))
				.isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("one name");
	}
}
