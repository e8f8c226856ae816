/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.Prediction;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.imports.format.Repair;

/** The spellings in files and on the command line, which outlive names in the code. */
class KeywordsTest {

	private static <K extends Enum<K> & Keyword> List<String> spellings(Class<K> type) {
		return Arrays.stream(type.getEnumConstants()).map(Keyword::keyword).toList();
	}

	@Test
	void ofResultSetsStayAsTheyAre() {
		assertThat(spellings(Phase.class)).containsExactly("none", "deactivated", "collecting", "writing", "reconstruction", "reduction",
				"other");
		assertThat(spellings(ProbeKind.class)).containsExactly("operation-execution", "operation-events", "attribute-and-lifecycle");
		assertThat(spellings(CallShape.class)).containsExactly("nested", "siblings", "tree", "distinct");
		assertThat(spellings(Clock.class)).containsExactly("wall", "thread-cpu", "process-cpu");
		assertThat(spellings(QuantityKind.class)).containsExactly("response-time", "throughput", "portion");
		assertThat(spellings(Scope.class)).containsExactly("trace", "test-case");
		assertThat(spellings(Precision.class)).containsExactly("exact", "about", "below", "above");
		assertThat(spellings(SamplingUnit.class)).containsExactly("calls", "forks");
		assertThat(spellings(WarmUpRule.class)).containsExactly("detected", "first-half", "given");
		assertThat(spellings(ForkFlag.class)).containsExactly("never-settled", "outlier", "several-modes", "truncated", "noisy");
	}

	@Test
	void ofOptionsStayAsTheyAre() {
		assertThat(spellings(Worth.class)).containsExactly("wish", "information");
		assertThat(spellings(Repair.class)).containsExactly("halved-values", "wrong-unit", "swapped-extremes", "leave-out-truncated",
				"leave-out-short-runs");
		assertThat(spellings(Scenario.Probes.class)).containsExactly("as-planned", "all-active", "all-deactivated", "only-entry-points");
		assertThat(spellings(Prediction.Way.class)).containsExactly("other-depths", "other-shape", "one-depth");
	}
}
