/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

class MeasuredResultsTest {

	static List<ResultSet> sets() {
		return MeasuredResults.list();
	}

	/**
	 * Four tunings and a component of ours, two states of a refactoring, fifteen releases, seven of them with event probes, eleven early
	 * ones, four of them with event probes; watched objects on one processor and on two, the stages of their events, and what brings
	 * them out of the program; the agents of runs.
	 */
	@Test
	void everySeriesIsThere() {
		assertThat(sets()).extracting(ResultSet::id).hasSize(5 + 2 + 15 + 7 + 11 + 4 + 2 + 4 + 2)
				.allMatch(id -> id.startsWith("sonde-2026-"));
		assertThat(BuiltInResults.list()).extracting(ResultSet::id).doesNotHaveDuplicates();
	}

	@ParameterizedTest
	@MethodSource("sets")
	void aSetSaysWhoMeasuredItWhereWhenAndHow(ResultSet set) {
		String machine = set.conditions().find(ConditionName.MACHINE).map(Condition::value).orElseThrow();
		String java = set.conditions().find(ConditionName.VIRTUAL_MACHINE).map(Condition::value).orElseThrow();
		String date = set.conditions().find(ConditionName.MEASURED_AT).map(Condition::value).orElseThrow().substring(0, 10);
		assertThat(set.source().citation()).isEqualTo("Sonde's authors, on " + machine + ", " + java + ", " + date);
		assertThat(set.source().place()).matches("sonde bench (versions|objects|calibrate) .*").doesNotContain("/work");
	}

	/** The mean over the forks, worked out from those in the file: what a ratio's interval is computed from is what was measured. */
	@ParameterizedTest
	@MethodSource("sets")
	void theFigureOfARunIsTheMeanOfItsForks(ResultSet set) {
		for (Configuration run : set.configurations()) {
			run.find(QuantityKind.RESPONSE_TIME).ifPresent(time -> {
				double mean = run.forks().stream().mapToDouble(Fork::meanNanos).average().orElseThrow();
				assertThat(time.unit()).isEqualTo(Unit.NANOSECONDS);
				assertThat(time.find(Statistic.MEAN).orElseThrow().doubleValue()).as(set.id() + " " + run.id()).isCloseTo(mean,
						within(mean * 1e-5));
			});
		}
	}

	/** Small files: no courses, no distributions. */
	@ParameterizedTest
	@MethodSource("sets")
	void forksHaveTheirStatisticsAlone(ResultSet set) {
		Stream<Fork> forks = set.configurations().stream().flatMap(run -> run.forks().stream());
		assertThat(forks).isNotEmpty()
				.allMatch(fork -> fork.series().isEmpty() && fork.distribution().isEmpty() && fork.callsPerSecond().isEmpty());
	}
}
