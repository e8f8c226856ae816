/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.ComparisonMatrix;
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

class SetMatrixTest {

	private static Conditions conditions(Map<ConditionName, String> values) {
		Map<ConditionName, Condition> stated = new EnumMap<>(ConditionName.class);
		values.forEach((name, value) -> stated.put(name, new Condition.Stated(value)));
		return new Conditions(stated);
	}

	private static Configuration run(String id, Phase phase, String before, Map<ConditionName, String> load, double... means) {
		List<Fork> forks = new ArrayList<>();
		for (double mean : means) {
			forks.add(new Fork(forks.size() + 1, 1, 100, new WarmUp(50, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean),
					Optional.empty(),
					Optional.empty(), Set.of(), Optional.empty()));
		}
		return new Configuration(id, "Run " + id, phase, Optional.ofNullable(before), conditions(load), List.of(),
				List.of(PooledForks.measurement(forks)), forks);
	}

	private static ResultSet set(String id, String java, String day, Configuration... runs) {
		return new ResultSet(id, "Set " + id, Set.of(), new Source("own", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(),
				conditions(Map.of(ConditionName.VIRTUAL_MACHINE, java, ConditionName.MEASURED_AT, "2026-11-" + day + "T10:00:00Z")),
				List.of(runs));
	}

	private static final Map<ConditionName, String> DEPTH_10 = Map.of(ConditionName.RECURSION_DEPTH, "10", ConditionName.CALL_SHAPE,
			"nested");

	private final ResultSet slow = set("slow", "17", "01", run("none", Phase.NONE, null, DEPTH_10, 50, 51, 52),
			run("text", Phase.WRITING, "none", DEPTH_10, 4000, 4100, 3900),
			run("binary", Phase.WRITING, "none", DEPTH_10, 2000, 2010, 1990));
	private final ResultSet fast = set("fast", "25", "02", run("none", Phase.NONE, null, DEPTH_10, 50, 51, 52),
			run("binary", Phase.WRITING, "none", DEPTH_10, 1000, 1010, 990),
			run("deep", Phase.WRITING, "none", Map.of(ConditionName.RECURSION_DEPTH, "32", ConditionName.CALL_SHAPE, "nested"), 9000, 9100,
					9200));

	@Test
	void holdsTheLastRunsOfOneLoadSideBySide() {
		List<ComparisonMatrix> matrices = SetMatrix.of(List.of(slow, fast));

		assertThat(matrices).singleElement().satisfies(matrix -> {
			assertThat(matrix.load()).isEqualTo("10 nested, elapsed time");
			assertThat(matrix.entries()).extracting(ComparisonMatrix.Entry::name).containsExactly("slow Run text", "slow Run binary",
					"fast Run binary");
			assertThat(matrix.cells().get(1).get(1)).as("beside itself").isEmpty();
			assertThat(matrix.cells().get(1).get(2)).hasValueSatisfying(cell -> {
				assertThat(cell.ratio()).hasValue(2);
				assertThat(cell.verdict()).isEqualTo(Verdict.HIGHER);
				// by Welch's formula: s = 10 on either side, t(0.975; 4) = 2.776, ± 2.776 · 10 · √(2/3)
				assertThat(ComparisonMatrix.difference(cell)).isEqualTo("1.000 (0.977 … 1.023)");
			});
			assertThat(ComparisonMatrix.ratio(matrix.cells().get(2).get(1).orElseThrow())).startsWith("0.50");
		});
	}

	@Test
	void oneSetHasItsWritersBesideEachOther() {
		assertThat(SetMatrix.of(List.of(slow))).singleElement()
				.satisfies(matrix -> assertThat(matrix.entries()).extracting(ComparisonMatrix.Entry::name).containsExactly("Run text",
						"Run binary"));
	}

	@Test
	void saysWhatTheSetsDoNotShare() {
		assertThat(SetMatrix.notes(List.of(slow, fast))).satisfiesExactly(
				conditions -> assertThat(conditions).contains("Java virtual machine (17 / 25)"),
				turns -> assertThat(turns).contains("in turns"));
		assertThat(SetMatrix.notes(List.of(slow))).isEmpty();
	}
}
