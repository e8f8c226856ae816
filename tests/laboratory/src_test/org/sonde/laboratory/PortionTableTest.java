/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Interval;

class PortionTableTest {

	private static final double ESTIMATED = 1000;

	private static PortionTrial.Part part(double ratio, double relative) {
		double measured = ratio * ESTIMATED;
		Interval estimate = new Interval(ESTIMATED, ESTIMATED / 2, 2 * ESTIMATED);
		return new PortionTrial.Part(Interval.symmetric(measured, relative * measured), estimate, estimate);
	}

	/** Collecting and hand-over are estimated at 1,000 ns each, and measured at so many times that, to ± 1 %. */
	private static PortionTrial trial(String program, double collecting, double handOver) {
		double all = (collecting + handOver) / 2;
		return new PortionTrial(program, 0.5, part(all, 0.01), Optional.of(part(collecting, 0.01)), Optional.of(part(handOver, 0.01)),
				ESTIMATED, ESTIMATED);
	}

	/** Errors of 60 %, 1 − 1 ÷ 2.5, and 25 %, 1 ÷ 0.8 − 1; a portion that is known to ± 60 % does not count. */
	@Test
	void saysHowFarOffAPortionIsByItself() {
		PortionTrial vague = new PortionTrial("c", 0.5, part(1, 0.01), Optional.of(part(9, 0.6)), Optional.empty(), ESTIMATED, ESTIMATED);
		assertThat(PortionTable.accuracy(List.of(trial("a", 0.8, 1), trial("b", 2.5, 1), vague)).rows().getFirst())
				.containsExactly("collecting", "2 (2)", "43 %", "56 %", "60 %", "1.65 (0.80 … 2.50)", "1", "");
	}

	/**
	 * In each program collecting is off as much as the hand-over is to the other side: their sum is right, so one factor learns nothing.
	 */
	@Test
	void twoFactorsAreBetterWherePortionsAreOffByThemselves() {
		List<PortionTrial> trials = new ArrayList<>();
		for (int program = 0; program < 12; program++) {
			double collecting = program % 2 == 0 ? 1.4 : 0.6;
			for (int plan = 0; plan < 3; plan++) {
				trials.add(trial("p" + program, collecting, 2 - collecting));
			}
		}
		List<List<String>> rows = PortionTable.factors(trials).rows();
		assertThat(rows.get(0)).startsWith("collecting alone, no measurement", "72", "48 %");
		assertThat(rows.get(1)).startsWith("collecting alone, one factor", "72", "48 %");
		assertThat(rows.get(2)).startsWith("collecting alone, two factors", "72", "0 %");
	}

	@Test
	void readsTheData() throws Exception {
		assertThat(PortionTable.of(Path.of("data"))).contains("| collecting |", "| collecting and hand-over, two factors |",
				"| hand-over |");
	}
}
