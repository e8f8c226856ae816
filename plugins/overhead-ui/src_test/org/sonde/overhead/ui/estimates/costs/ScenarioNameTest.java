/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

class ScenarioNameTest {
	private static final PlanCosts PLANNED = Samples.costs(Samples.plan(Samples.BASE));

	private static String of(String text) {
		return ScenarioName.of(ScenarioText.parse(text), PLANNED);
	}

	/** In whatever order they are typed: the title, which is long, comes last. */
	@Test
	void whatIsChosenIsCalledByItsTitles() {
		ResultSet other = Samples.published("moobench-github-2025-kieker");
		Configuration writer = CostModel.writers(other).getFirst();
		assertThat(of("results=" + other.id() + ",writer=" + writer.id() + ",threads=4,probes=all-active"))
				.isEqualTo(String.join(", ", ScenarioName.of(Scenario.Probes.ALL_ACTIVE), "4 threads", writer.label(), other.title()));
	}

	/** The set of the plan says what a writer is called. */
	@Test
	void whatIsNotNamedIsThatOfThePlan() {
		Configuration writer = CostModel.writers(Samples.published(Samples.BASE)).getFirst();
		assertThat(of("writer=" + writer.id())).isEqualTo(writer.label());
		assertThat(of("threads=1")).isEqualTo("1 thread");
	}

	@Test
	void whatIsGoneIsNamedAsItWasTyped() {
		assertThat(of("results=gone,writer=no-such-writer")).isEqualTo("no-such-writer, gone");
	}
}
