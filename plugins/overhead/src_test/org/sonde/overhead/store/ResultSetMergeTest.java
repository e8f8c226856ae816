/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumMap;
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
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

class ResultSetMergeTest {

	/** Two runs without and with a probe; {@code means} of the forks of the second, the first takes 1 ns. */
	private static ResultSet set(String id, Map<ConditionName, String> conditions, double... means) {
		List<Fork> forks = new ArrayList<>();
		for (double mean : means) {
			forks.add(new Fork(forks.size() + 1, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean),
					Optional.empty(), Optional.empty(), Set.of(), Optional.of(new RawFile("raw.csv.gz", 1, "0".repeat(64)))));
		}
		Map<ConditionName, Condition> stated = new EnumMap<>(ConditionName.class);
		conditions.forEach((name, value) -> stated.put(name, new Condition.Stated(value)));
		return new ResultSet(id, id, Set.of(id), new Source("me", 2026, Optional.empty(), "here", List.of("a note")), Optional.empty(),
				Optional.empty(), new Conditions(stated),
				List.of(run("none", Phase.NONE, Optional.empty(), List.of(forks.getFirst())),
						run("on", Phase.COLLECTING, Optional.of("none"), forks)));
	}

	private static Configuration run(String id, Phase phase, Optional<String> predecessor, List<Fork> forks) {
		return new Configuration(id, id, phase, predecessor, Conditions.NONE, List.of(), List.of(PooledForks.measurement(forks)), forks);
	}

	private static double mean(Configuration configuration) {
		return configuration.measurements().getFirst().central().doubleValue();
	}

	/** Forks 10, 12 and 14, 16: mean 13, s = 2.582, t(3; 0.975) = 3.182: ± 4.109. */
	@Test
	void forksOfTheSameExperimentBecomeForksOfOneConfiguration() {
		ResultSet merged = ResultSetMerge.of(List.of(set("a", Map.of(ConditionName.LOAD_AVERAGE_BEFORE, "0.1"), 10, 12),
				set("b", Map.of(ConditionName.LOAD_AVERAGE_BEFORE, "0.3"), 14, 16)), "ab", "A and B");
		Configuration on = merged.find("on").orElseThrow();
		assertThat(merged.configurations()).hasSize(2);
		assertThat(on.forks()).extracting(Fork::number).containsExactly(1, 2, 3, 4);
		assertThat(on.forks()).allMatch(fork -> fork.raw().isEmpty());
		Measurement measurement = on.measurements().getFirst();
		assertThat(mean(on)).isEqualTo(13);
		assertThat(measurement.find(Statistic.CI95_HALF_WIDTH).orElseThrow().doubleValue()).isCloseTo(4.109, within(0.001));
		assertThat(merged.tags()).containsExactly("a", "b");
		assertThat(merged.source().notes()).contains("a: a note", "b: a note");
	}

	@Test
	void otherConditionsStandSideBySide() {
		ResultSet merged = ResultSetMerge.of(List.of(set("a", Map.of(ConditionName.MACHINE, "M", ConditionName.THREADS, "1"), 10, 12),
				set("b", Map.of(ConditionName.MACHINE, "M", ConditionName.THREADS, "4"), 14, 16)), "ab", "A and B");
		assertThat(merged.configurations()).extracting(Configuration::id).containsExactly("none", "on", "none.b", "on.b");
		assertThat(merged.conditions().values()).containsOnlyKeys(ConditionName.MACHINE);
		assertThat(merged.find("on.b").orElseThrow().predecessor()).contains("none.b");
		assertThat(merged.conditionsOf(merged.find("on.b").orElseThrow()).number(ConditionName.THREADS)).hasValue(4);
		assertThat(mean(merged.find("on").orElseThrow())).isEqualTo(11);
	}

	/** Published figures have no forks: nothing is averaged, nothing is lost. */
	@Test
	void figuresWithoutForksStayAsTheyAre() throws OverheadException {
		ResultSet base = PublishedResults.get("waller-2014-base");
		ResultSet tuned = PublishedResults.get("waller-2014-pt3");
		ResultSet merged = ResultSetMerge.of(List.of(base, tuned), "both", "Both");
		assertThat(merged.configurations()).hasSize(base.configurations().size() + tuned.configurations().size());
		for (Configuration configuration : tuned.configurations()) {
			Configuration there = merged.find(configuration.id() + "." + tuned.id()).orElseThrow();
			assertThat(there.measurements()).isEqualTo(configuration.measurements());
			assertThat(merged.conditionsOf(there)).isEqualTo(tuned.conditionsOf(configuration));
		}
	}

	@Test
	void howManyJvmsThereAreIsCountedAnew() {
		ResultSet merged = ResultSetMerge.of(List.of(set("a", Map.of(ConditionName.JVMS, "3", ConditionName.MACHINE, "M"), 10, 12, 11),
				set("b", Map.of(ConditionName.JVMS, "3", ConditionName.MACHINE, "M"), 14, 16, 15)), "ab", "A and B");
		assertThat(merged.conditions().values()).containsOnlyKeys(ConditionName.MACHINE);
		assertThat(merged.conditionsOf(merged.find("on").orElseThrow()).number(ConditionName.JVMS)).hasValue(6);
	}

	/** The same set under another id, or a set that was merged in already. */
	@Test
	void theSameForksDoNotCountTwice() {
		ResultSet a = set("a", Map.of(), 10, 12);
		ResultSet b = set("b", Map.of(), 14, 16);
		assertThatThrownBy(() -> ResultSetMerge.of(List.of(a, set("copy", Map.of(), 10, 12)), "x", "X"))
				.hasMessageContaining("must not count twice");
		assertThatThrownBy(() -> ResultSetMerge.of(List.of(a, a, b), "x", "X")).hasMessageContaining("must not count twice");
		ResultSet ab = ResultSetMerge.of(List.of(a, b), "ab", "A and B");
		assertThatThrownBy(() -> ResultSetMerge.of(List.of(b, ab), "x", "X")).hasMessageContaining("must not count twice");
	}

	@Test
	void oneSetIsNotEnough() throws OverheadException {
		ResultSet base = PublishedResults.get("waller-2014-base");
		assertThatThrownBy(() -> ResultSetMerge.of(List.of(base, base), "x", "X")).hasMessageContaining("at least two");
	}
}
