/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.report.results.ResultComparison;

/** No configuration of a result set may have become significantly slower than in another one: one result for each that both have. */
public final class PerformanceRule {
	private static final double PERCENT = 100;
	private static final double NANOS_PER_MICRO = 1_000;

	private PerformanceRule() {
	}

	/**
	 * The configurations of two result sets.
	 *
	 * @param tolerance how much slower one may have become, as a share of what it was; at least 0
	 * @param place     of the later set
	 */
	public static List<CheckResult> of(ResultComparison comparison, double tolerance, Optional<Place> place) {
		if (!(tolerance >= 0)) {
			throw new IllegalArgumentException("a tolerance is at least 0, found " + tolerance);
		}
		List<CheckResult> results = new ArrayList<>();
		for (ResultComparison.Row row : comparison.rows()) {
			results.add(result(row, tolerance, comparison, place));
		}
		for (String gone : comparison.onlyInBaseline()) {
			results.add(new CheckResult(CheckResult.Group.PERFORMANCE, gone, comparison.other().id(), CheckOutcome.CANNOT_BE_DECIDED,
					"%s is in %s, but not in %s.".formatted(gone, comparison.baseline().id(), comparison.other().id()), place, List.of()));
		}
		return results;
	}

	private static CheckResult result(ResultComparison.Row row, double tolerance, ResultComparison comparison, Optional<Place> place) {
		CheckOutcome answer = answer(row, tolerance);
		String ratio = row.ratio().isEmpty() ? "" : ", " + change(row.ratio().getAsDouble()) + " %"
						+ row.ratioInterval().map(one -> " (" + change(one.low()) + " … " + change(one.high()) + " %)").orElse("");
		String message = "%s: %s µs per trace in %s, %s µs in %s%s; %s (%s).".formatted(row.other().label(), micros(row.baselineNanos()),
				comparison.baseline().id(), micros(row.otherNanos()), comparison.other().id(), ratio, words(answer, row, tolerance),
				row.basis());
		return new CheckResult(CheckResult.Group.PERFORMANCE, row.other().id(), comparison.other().id(), answer,
				message + conditions(comparison, answer),
				place, List.of());
	}

	/** Significantly slower, and surely by more than is tolerated. */
	private static CheckOutcome answer(ResultComparison.Row row, double tolerance) {
		if (row.verdict() == Verdict.UNDECIDED) {
			return CheckOutcome.CANNOT_BE_DECIDED;
		}
		if (row.verdict() != Verdict.HIGHER) {
			return CheckOutcome.KEPT;
		}
		if (tolerance == 0 || row.baselineNanos() <= 0) {
			return CheckOutcome.BROKEN;
		}
		return row.ratioInterval()
				.map(ratio -> ratio.low() > 1 + tolerance ? CheckOutcome.BROKEN
						: ratio.high() <= 1 + tolerance ? CheckOutcome.KEPT
				: CheckOutcome.CANNOT_BE_DECIDED).orElse(CheckOutcome.CANNOT_BE_DECIDED);
	}

	private static String words(CheckOutcome answer, ResultComparison.Row row, double tolerance) {
		String than = tolerance == 0 ? "" : " by more than " + Digits.plain(PERCENT * tolerance) + " %";
		return switch (answer) {
			case BROKEN -> "significantly slower" + than;
			case CANNOT_BE_DECIDED -> "whether it became slower" + than + " cannot be decided";
			case KEPT -> row.verdict() == Verdict.LOWER ? "significantly faster"
					: row.verdict() == Verdict.HIGHER ? "slower, but not" + than
							: "no significant difference";
		};
	}

	/** A difference may come from what was not the same. */
	private static String conditions(ResultComparison comparison, CheckOutcome answer) {
		List<String> other = comparison.conditions().stream().filter(name -> name != ConditionName.MEASURED_AT
				&& name != ConditionName.LOAD_AVERAGE_BEFORE && name != ConditionName.LOAD_AVERAGE_AFTER).map(ConditionName::label)
				.toList();
		return answer != CheckOutcome.BROKEN || other.isEmpty() ? ""
				: " The sets were measured under different conditions: " + String.join(", ", other) + ".";
	}

	/** A change in percent. */
	private static String change(double ratio) {
		return Digits.signed(PERCENT * (ratio - 1), 1);
	}

	private static String micros(double nanos) {
		return Digits.atLeast(nanos / NANOS_PER_MICRO, 4);
	}
}
