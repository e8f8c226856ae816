/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
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
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

class HistoryLevelsTest {

	private static ResultSet set(int day, double nanos, String machine) {
		List<Fork> forks = IntStream.range(0, 3).mapToObj(i -> new Fork(i + 1, 1, 100, new WarmUp(50, WarmUpRule.FIRST_HALF),
				Map.of(Statistic.MEAN, nanos + 0.1 * ((i + day) % 3)), Optional.empty(), Optional.empty(), Set.of(), Optional.empty()))
				.toList();
		return new ResultSet("run-" + machine.toLowerCase() + "-" + day, "Kieker", Set.of(),
				new Source("own", 2026, Optional.empty(), "here", List.of()), Optional.empty(), Optional.empty(),
				new Conditions(Map.of(ConditionName.MEASURED_AT, new Condition.Stated("2026-10-%02dT10:00:00Z".formatted(day)),
						ConditionName.MACHINE, new Condition.Stated(machine), ConditionName.RECURSION_DEPTH, new Condition.Stated("10"))),
				List.of(new Configuration("none", "No instrumentation", Phase.NONE, Optional.empty(), Conditions.NONE, List.of(),
						List.of(PooledForks.measurement(forks)), forks)));
	}

	/** 100 ns for 15 days, then 150. */
	private static List<ResultSet> slower(String machine) {
		return new ArrayList<>(IntStream.rangeClosed(1, 30).mapToObj(day -> set(day, day <= 15 ? 100 : 150, machine)).toList());
	}

	@Test
	void aChangeOfTheLevelIsARowAndATrackWithoutOneToo() {
		HistoryLevels changed = HistoryLevels.of(HistoryLevels.like(slower("A"), List.of()).orElseThrow(), Optional.empty());
		assertThat(changed.rows()).singleElement().satisfies(row -> {
			assertThat(row.change().orElseThrow().first().time().toString()).startsWith("2026-10-16");
			assertThat(row.all()).hasSize(1);
		});
		HistoryLevels level = HistoryLevels.of(HistoryLevels.like(slower("A").subList(0, 15), List.of()).orElseThrow(),
				Optional.empty());
		assertThat(level.rows()).singleElement().satisfies(row -> assertThat(row.change()).isEmpty());
		assertThat(changed.rows().getFirst().key()).isNotEqualTo(level.rows().getFirst().key());
	}

	/** The machine is slower from run 10 on, the writer from run 20 on; the ratios show the writer alone. */
	@Test
	void ratiosLeaveOutTheMachineAndNameThePortion() {
		BenchmarkHistory history = new BenchmarkHistory("nightly", "Nightly", new Source("me", 2026, Optional.empty(), "here", List.of()),
				List.of(new Suite("Kieker-java", List.of(track("No instrumentation", 100, 7, 1), track("Binary file", 3000, 3, 1.2)))));
		assertThat(runs(HistoryLevels.of(history, Optional.empty()))).containsExactly("run-10", "run-10", "run-20");
		HistoryLevels ratios = HistoryLevels.of(history, Optional.of("No instrumentation"));
		assertThat(runs(ratios)).as("the baseline in its own unit, and the ratio").containsExactly("run-10", "run-20");
		assertThat(ratios.rows().getLast().moved()).singleElement().satisfies(portion -> assertThat(portion.portion()).isEqualTo("ICW"));
	}

	private static Track track(String label, double nanos, int noise, double writer) {
		return new Track(label, Unit.NANOSECONDS, IntStream.range(0, 30).mapToObj(run -> new Point(Instant.ofEpochSecond(86_400L * run),
				Optional.of("run-" + run),
				BigDecimal.valueOf(nanos * (run < 10 ? 1 : 1.3) * (run < 20 ? 1 : writer) * (1 + 0.001 * (run * noise % 5))),
				Optional.empty(), false)).toList());
	}

	private static List<String> runs(HistoryLevels levels) {
		return levels.rows().stream().flatMap(row -> row.change().stream()).map(change -> change.first().revision().orElseThrow()).toList();
	}

	@Test
	void ofOneSetAllOfTheSameBenchmarkAndMachineFollow() {
		List<ResultSet> all = slower("A");
		all.addAll(slower("B"));
		BenchmarkHistory history = HistoryLevels.like(List.of(all.getFirst()), all).orElseThrow();
		assertThat(history.suites()).singleElement()
				.satisfies(suite -> assertThat(suite.tracks().getFirst().points()).hasSize(30));
	}
}
