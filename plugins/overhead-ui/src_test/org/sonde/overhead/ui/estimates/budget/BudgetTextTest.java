/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck.Answer;
import org.sonde.overhead.budget.BudgetCheck.Verdict;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;

class BudgetTextTest {

	private static final Budget.Limit FIVE_PERCENT = limit(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(5),
			OptionalDouble.empty()));
	private static final Budget.Limit TWO_MEGABYTES = limit(
			new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(2)));

	private static Budget.Limit limit(Budget budget) {
		return budget.limits().getFirst();
	}

	private static Verdict verdict(Budget.Limit limit, Answer answer, int unknown, double value, double low, double high) {
		return new Verdict(limit, new Estimate.Extrapolated(Optional.empty(), new Interval(value, low, high),
				Provenance.NONE), answer, unknown, List.of());
	}

	@Test
	void saysWhatIsSpentOfWhichLimit() {
		assertThat(BudgetText.of(verdict(FIVE_PERCENT, Answer.KEPT, 0, 3, 2, 4))).startsWith("Within budget").contains("3.0 % (2.0 … 4.0)",
				"5 % of one processor");
		assertThat(BudgetText.of(verdict(FIVE_PERCENT, Answer.CANNOT_BE_DECIDED, 0, 4.5, 3, 6))).startsWith("Perhaps").contains(
				"(3.0 … 6.0)", "5 % of one processor");
		assertThat(BudgetText.of(verdict(TWO_MEGABYTES, Answer.KEPT, 0, 1.5, 1, 2))).contains("1.50 (1.00 … 2.00)", "2 MB/s");
	}

	/** 8.9 (6.2 … 11.6) less 5. */
	@Test
	void saysByHowMuchALimitIsBroken() {
		assertThat(BudgetText.of(verdict(FIVE_PERCENT, Answer.BROKEN, 0, 8.9, 6.2, 11.6))).contains("3.9 % of one processor (1.2 … 6.6)");
	}

	@Test
	void countsTheProbesThatMayAddToIt() {
		assertThat(BudgetText.of(verdict(FIVE_PERCENT, Answer.BROKEN, 1, 8.9, 6.2, 11.6))).contains("3.9 % of one processor (1.2 … 6.6)",
				"1 probe unknown");
		assertThat(BudgetText.of(verdict(FIVE_PERCENT, Answer.CANNOT_BE_DECIDED, 2, 3, 2, 4))).contains("at least 3.0 % (2.0 … 4.0)",
				"2 probes unknown");
	}

	@Test
	void saysWhyNothingIsKnown() {
		Verdict unknown = new Verdict(FIVE_PERCENT, new Estimate.Unknown("No result set."), Answer.CANNOT_BE_DECIDED, 3, List.of());
		assertThat(BudgetText.of(unknown)).contains("5 % of one processor", "No result set.");
	}
}
