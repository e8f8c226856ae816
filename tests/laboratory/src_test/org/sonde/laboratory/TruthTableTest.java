/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** Conformal prediction by program: its rank by hand, and its promise by simulation. */
class TruthTableTest {

	/** 19 programs and one not seen weigh 1/20 each: 95 % are reached with the last. */
	@Test
	void nineteenProgramsAreTheFewestThatBoundAnything() {
		List<List<Double>> programs = new ArrayList<>();
		for (int i = 1; i <= 18; i++) {
			programs.add(List.of(1 + i / 10.0));
		}
		assertThat(TruthTable.factor(programs)).isInfinite();
		programs.add(List.of(1 / 4.0));
		assertThat(TruthTable.factor(programs)).as("four times too high counts as four times too low").isCloseTo(4, within(1e-12));
	}

	@Test
	void plansOfAProgramShareItsWeight() {
		List<List<Double>> programs = new ArrayList<>();
		for (int i = 0; i < 39; i++) {
			programs.add(List.of(2.0));
		}
		programs.add(List.of(1.0, 1.0, 1.0, 9.0));
		// 39 of 41 and three quarters of one are 96.9 %: the fourth plan lies beyond.
		assertThat(TruthTable.factor(programs)).isCloseTo(2, within(1e-12));
	}

	/** Programs have an error of their own, which their plans share. */
	@Test
	void containsThePlansOfAnUnseenProgramAsOftenAsItPromises() {
		Random random = new Random(5);
		int inside = 0;
		int all = 0;
		for (int i = 0; i < 2000; i++) {
			List<List<Double>> programs = new ArrayList<>();
			for (int j = 0; j < 30; j++) {
				programs.add(plans(random));
			}
			double factor = TruthTable.factor(programs);
			for (double ratio : plans(random)) {
				inside += Math.abs(Math.log(ratio)) <= Math.log(factor) ? 1 : 0;
				all++;
			}
		}
		assertThat((double) inside / all).isBetween(0.94, 0.985);
	}

	private static List<Double> plans(Random random) {
		double own = random.nextGaussian() * 0.4;
		return random.doubles(3, -0.3, 0.3).mapToObj(noise -> Math.exp(own + noise)).toList();
	}
}
