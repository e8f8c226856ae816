/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.tests.seeded.Seeded;

class SetHistoryTest {

	private static ResultSet set(int day, double nanos, String machine) {
		return set(day, nanos, machine, Map.of(ConditionName.RECURSION_DEPTH, "10"), List.of());
	}

	private static ResultSet set(int day, double nanos, String machine, Map<ConditionName, String> load, List<Parameter> parameters) {
		Map<ConditionName, Condition> own = new EnumMap<>(ConditionName.class);
		load.forEach((name, value) -> own.put(name, new Condition.Stated(value)));
		List<Fork> forks = IntStream.range(0, 3).mapToObj(i -> new Fork(i + 1, 1, 100, new WarmUp(50, WarmUpRule.FIRST_HALF),
				Map.of(Statistic.MEAN, nanos + 2 * i), Optional.empty(), Optional.empty(), Set.of(), Optional.empty())).toList();
		return new ResultSet("run-" + day, "Kieker", Set.of(), new Source("own", 2026, Optional.empty(), "here", List.of()),
				Optional.empty(),
				Optional.empty(),
				new Conditions(Map.of(ConditionName.MEASURED_AT, new Condition.Stated("2026-11-%02dT10:00:00Z".formatted(day)),
						ConditionName.MACHINE, new Condition.Stated(machine))),
				List.of(new Configuration("none", "No instrumentation", Phase.NONE, Optional.empty(), new Conditions(own), parameters,
						List.of(PooledForks.measurement(forks)), forks)));
	}

	@Test
	void aSetIsAPointInTheOrderOfTime() {
		Seeded.tries(10, in -> {
			List<ResultSet> sets = new ArrayList<>(IntStream.rangeClosed(1, 5).mapToObj(day -> set(day, 10 * day, "A")).toList());
			Collections.shuffle(sets, in.random());
			BenchmarkHistory history = SetHistory.of(sets, "mine", "Mine");
			assertThat(history.suites()).singleElement().satisfies(suite -> {
				assertThat(suite.name()).isEqualTo("Kieker; A");
				assertThat(suite.tracks().getFirst().points()).extracting(point -> point.value().doubleValue()).containsExactly(12.0, 22.0,
						32.0, 42.0, 52.0);
				// the means of the forks are 10, 12, 14
				assertThat(suite.tracks().getFirst().points().getFirst().standardDeviation().orElseThrow()).isEqualByComparingTo("2");
			});
		});
	}

	@Test
	void itSaysOfWhichSetsItIsMade() {
		assertThat(SetHistory.of(List.of(set(1, 10, "A")), "mine", "Mine").source().place()).isEqualTo("1 result set, run-1");
		assertThat(SetHistory.of(List.of(set(2, 10, "A"), set(1, 12, "A")), "mine", "Mine").source().place())
				.isEqualTo("2 result sets, run-1 to run-2");
	}

	/** A copy under another title is not a second run. */
	@Test
	void aMeasurementCountsOnce() {
		BenchmarkHistory history = SetHistory.of(List.of(set(1, 10, "A"), set(2, 20, "A"), titled(set(1, 10, "A"), "Copy")), "mine",
				"Mine");
		assertThat(history.suites()).singleElement().satisfies(suite -> assertThat(suite.tracks().getFirst().points()).hasSize(2));
		assertThat(history.source().notes()).containsExactly("run-1 has the same measurement as run-1, which counts once.");
		assertThat(history.source().place()).startsWith("2 result sets");
	}

	/** As the benchmark in the IDE names them. */
	@Test
	void theTimeBehindATitleIsNoOtherBenchmark() {
		List<ResultSet> sets = IntStream.rangeClosed(1, 3)
				.mapToObj(day -> titled(set(day, 10, "A"), DatedTitle.of("Kieker", LocalDateTime.of(2026, 11, day, 7, 5))))
				.toList();
		assertThat(sets.getFirst().title()).isEqualTo("Kieker, measured 2026-11-01 07:05");
		assertThat(SetHistory.of(sets, "mine", "Mine").suites()).singleElement().satisfies(suite -> {
			assertThat(suite.name()).isEqualTo("Kieker; A");
			assertThat(suite.tracks().getFirst().points()).hasSize(3);
		});
		assertThat(SetHistory.of(List.of(set(1, 10, "A"), titled(set(2, 10, "A"), "Kieker, check")), "mine", "Mine").suites()).hasSize(2);
	}

	private static ResultSet titled(ResultSet set, String title) {
		return new ResultSet(set.id(), title, set.tags(), set.source(), set.series(), set.maintainability(), set.conditions(),
				set.configurations());
	}

	/** Forks of one second have warmed up less than those of five. */
	@Test
	void lengthsOfForksAreNotMixed() {
		assertThat(labels(set(1, 10, "A", Map.of(ConditionName.FORK_LENGTH, "2000000 calls of each thread or 1 s"), List.of()),
				set(2, 20, "A", Map.of(ConditionName.FORK_LENGTH, "2000000 calls of each thread or 5 s"), List.of())))
				.containsExactly("No instrumentation; Length of a fork: 2000000 calls of each thread or 1 s",
						"No instrumentation; Length of a fork: 2000000 calls of each thread or 5 s");
	}

	@Test
	void machinesAreNotMixed() {
		assertThat(SetHistory.of(List.of(set(1, 10, "A"), set(2, 20, "B")), "mine", "Mine").suites()).hasSize(2);
	}

	/** Twelve traces of 10 executions, then twelve of 20: nothing became slower. */
	@Test
	void loadsAreNotMixed() {
		List<ResultSet> sets = IntStream.rangeClosed(1, 24).mapToObj(day -> set(day, (day < 13 ? 100 : 200) + day % 3, "A",
				Map.of(ConditionName.RECURSION_DEPTH, day < 13 ? "10" : "20", ConditionName.CLOCK, "wall"), List.of())).toList();
		assertThat(SetHistory.of(sets, "mine", "Mine").suites()).singleElement().satisfies(suite -> {
			assertThat(suite.tracks()).extracting(BenchmarkHistory.Track::label).containsExactly("No instrumentation; Recursion depth: 10",
					"No instrumentation; Recursion depth: 20");
			assertThat(suite.tracks()).allSatisfy(track -> {
				assertThat(track.points()).hasSize(12);
				assertThat(LevelChange.of(track)).isEmpty();
			});
		});
		assertThat(labels(set(1, 10, "A", Map.of(ConditionName.HEAP, "1024 MiB, fixed"), List.of()), set(2, 20, "A")))
				.containsExactly("No instrumentation; Heap: 1024 MiB, fixed; Recursion depth: not stated",
						"No instrumentation; Heap: not stated; Recursion depth: 10");
	}

	@Test
	void parametersAreOfTheLoadUnlessTheyWereMeasured() {
		assertThat(labels(set(1, 10, "A", Map.of(), List.of(Parameter.text("methodTimeBy", "thread-cpu"))),
				set(2, 20, "A", Map.of(), List.of())))
				.containsExactly("No instrumentation; methodTimeBy: thread-cpu", "No instrumentation; methodTimeBy: not stated");
		assertThat(labels(set(1, 10, "A", Map.of(), List.of(share("0.98"))), set(2, 20, "A", Map.of(), List.of(share("1")))))
				.containsExactly("No instrumentation");
	}

	private static Parameter share(String value) {
		return Parameter.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED, new BigDecimal(value));
	}

	private static List<String> labels(ResultSet... sets) {
		return SetHistory.of(List.of(sets), "mine", "Mine").suites().getFirst().tracks().stream().map(BenchmarkHistory.Track::label)
				.toList();
	}

	@Test
	void aJumpIsFound() {
		List<ResultSet> sets = IntStream.rangeClosed(1, 24).mapToObj(day -> set(day, (day < 13 ? 100 : 140) + day % 3, "A")).toList();
		List<LevelChange> changes = LevelChange.of(SetHistory.of(sets, "mine", "Mine").suites().getFirst().tracks().getFirst());
		assertThat(changes).singleElement().satisfies(change -> assertThat(change.first().revision()).hasValue("run-13"));
	}

	@Test
	void aSetWithoutTimeIsRefused() {
		ResultSet set = set(1, 10, "A");
		ResultSet without = new ResultSet(set.id(), set.title(), Set.of(), set.source(), Optional.empty(), Optional.empty(),
				Conditions.NONE,
				set.configurations());
		assertThatIllegalArgumentException().isThrownBy(() -> SetHistory.of(List.of(without), "mine", "Mine"))
				.withMessageContaining("run-1");
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new Conditions(Map.of(ConditionName.MEASURED_AT, new Condition.Stated("yesterday"))))
				.withMessageContaining("yesterday");
	}
}
