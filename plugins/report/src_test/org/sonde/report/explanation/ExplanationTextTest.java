/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.statistics.Interval;

class ExplanationTextTest {
	private static final String PAPER = "J. Doe: A Benchmark of Everything, 2014, section 4; a machine with two processors";
	private static final String LOG = "monitoring log shop of 2026-11-21, with probes";

	@Test
	void aLongSourceIsSpelledOutOnce() {
		Explanation none = figure("none", "doe-2014, mean of No probe: " + PAPER);
		Explanation off = figure("off", "doe-2014, mean of Deactivated: " + PAPER);
		Explanation calls = figure("calls", LOG);
		Explanation depth = figure("depth", "given by the user");
		Explanation all = new Explanation("I", "ns", Optional.empty(), Optional.empty(), "off − none", "", "",
				List.of(none, off, calls, depth, depth, off));
		assertThat(ExplanationText.of(all).lines().filter(line -> line.contains("source: ")).map(String::strip)).containsExactly(
				"source: doe-2014, mean of No probe: [1] " + PAPER, "source: doe-2014, mean of Deactivated: [1]", "source: " + LOG,
				"source: given by the user", "source: given by the user", "source: doe-2014, mean of Deactivated: [1]");
	}

	private static Explanation figure(String name, String source) {
		return new Explanation(name, "ns", Optional.of(Interval.exactly(1)), Optional.empty(), "", "", source, List.of());
	}
}
