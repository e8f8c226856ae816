/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.cost.ProbePrices;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.placement.value.SetValue;

/** Placements next to the best of all subsets. More methods take more time: {@code -Dsonde.methods=18} (docs/dev/placement.md). */
class AllSubsetsTest {
	private static final int METHODS = Integer.getInteger("sonde.methods", 10);
	private static final int PROGRAMS = 4;
	private static final double ROUNDING = 1e-9;

	@Test
	void theBestIsFoundOrTheGapSaysHowFarItIs() {
		compare(false);
	}

	/** A gap between few probes is mostly what the other probes took, so it does not count. */
	@Test
	void soItIsWhereGapsAreDoubtful() {
		assertThat(compare(true)).isPositive();
	}

	/** @return in how many sets within a budget gaps are doubtful */
	private static int compare(boolean quick) {
		ProbePrices prices = new ProbePrices(ProbePlacerTest.CALIBRATED, 1);
		int doubtful = 0;
		System.out.println("| methods | classes | subsets within the budget | found [bits] | best [bits] | bound [bits] |");
		System.out.println("|---|---|---|---|---|---|");
		for (int seed = 1; seed <= PROGRAMS; seed++) {
			RecordedProgram program = new RandomProgram(seed, METHODS, 40, quick).recorded();
			PlacementRequest request = new PlacementRequest(program, ProbePlacerTest.CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, true,
					Objective.DISTINGUISH, Map.of(), Set.of());
			SetCosts costs = request.costs();
			// With quick calls all probes keep the writer awake, and a few cost as much.
			double budget = costs.of(request.all()) * (quick ? 1 + seed / 2.0 : (double) seed / (PROGRAMS + 1));
			Placement placement = new ProbePlacer(request, Progress.NONE).within(budget).orElseThrow();
			SetValue value = request.value();
			double best = 0;
			int within = 0;
			for (long bits = 0; bits < 1L << program.candidates().size(); bits++) {
				BitSet set = BitSet.valueOf(new long[] { bits });
				if (costs.of(set) <= budget) {
					within++;
					doubtful += costs.estimate(set).loads().stream().anyMatch(prices::hasDoubtfulGaps) ? 1 : 0;
					best = Math.max(best, value.of(set));
				}
			}
			System.out.printf("| %d | %d | %d | %.4f | %.4f | %.4f |%n", program.candidates().size(), program.forest().size(), within,
					placement.value(), best, placement.bound());
			assertThat(placement.value()).isLessThanOrEqualTo(best + ROUNDING);
			assertThat(placement.bound()).isGreaterThanOrEqualTo(best - ROUNDING);
			assertThat(placement.gap() > 0 || placement.value() > best - ROUNDING).as("without a gap it is the best").isTrue();
		}
		return doubtful;
	}

	/** The rules choose within the budget, so they cannot exceed the bound. */
	@Test
	void simpleRulesKeepTheBudget() {
		RecordedProgram program = new RandomProgram(1, 12, 40).recorded();
		PlacementRequest request = new PlacementRequest(program, ProbePlacerTest.CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, true,
				Objective.CALLS, Map.of(), Set.of());
		double budget = request.costs().of(request.all()) / 4;
		ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
		Placement placement = placing.within(budget).orElseThrow();
		List<RuleOutcome> rules = placing.compared(budget);
		assertThat(rules).extracting(RuleOutcome::rule).containsExactly(RuleOutcome.Rule.values());
		assertThat(rules).allSatisfy(rule -> {
			assertThat(rule.cost()).isLessThanOrEqualTo(budget);
			assertThat(rule.probes()).isPositive();
			assertThat(rule.value()).isPositive().isLessThanOrEqualTo(placement.bound());
		});
	}
}
