/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.overhead.statistics.Interval;

/**
 * Two result sets, run by run. Where the forks of both are known they are compared (docs/dev/statistics.md); else the intervals that
 * the sources print, if those are not over calls.
 *
 * @param rows runs that both have, in the order of the baseline
 * @param onlyInBaseline labels of runs without a counterpart; {@code onlyInOther} likewise
 * @param conditions that the sets, or runs compared with each other, do not share: a difference may come from them
 */
public record ResultComparison(ResultSet baseline, ResultSet other, List<Row> rows, List<String> onlyInBaseline, List<String> onlyInOther,
		List<ConditionName> conditions) {

	/**
	 * A run in both sets. Times in nanoseconds per trace.
	 *
	 * @param ratio other ÷ baseline, empty where the baseline is 0; its interval is missing where that of the difference is, or a time may
	 *        be 0
	 * @param difference other − baseline with its interval; empty where it has none
	 * @param verdict by the interval of the difference
	 * @param basis what the verdict rests on, or why there is none
	 */
	public record Row(Configuration baseline, Configuration other, double baselineNanos, double otherNanos, double differenceNanos,
			Optional<Interval> difference, OptionalDouble ratio, Optional<Interval> ratioInterval, Verdict verdict, String basis) {
	}

	/** Each run for itself: of twenty that did not change, one differs significantly by chance. */
	public static ResultComparison of(ResultSet baseline, ResultSet other) {
		return of(baseline, other, ConfidenceInterval.DEFAULT_CONFIDENCE);
	}

	/**
	 * All runs together, for whoever acts as soon as any of them differs: the intervals over forks are so wide that with 95 % confidence
	 * all of them hold at once (Bonferroni). Those that sources print stay as they are.
	 */
	public static ResultComparison together(ResultSet baseline, ResultSet other) {
		ResultComparison each = of(baseline, other);
		long compared = each.rows().stream()
				.filter(row -> row.verdict() != Verdict.UNDECIDED && areForksOfBoth(row.baseline(), row.other())).count();
		return compared < 2 ? each : of(baseline, other, 1 - (1 - ConfidenceInterval.DEFAULT_CONFIDENCE) / compared);
	}

	private static ResultComparison of(ResultSet baseline, ResultSet other, double confidence) {
		List<Row> rows = new ArrayList<>();
		List<String> onlyInBaseline = new ArrayList<>();
		List<Configuration> unmatched = new ArrayList<>(other.configurations());
		for (Configuration run : baseline.configurations()) {
			Optional<Configuration> partner = counterpart(baseline, run, other);
			Optional<Row> row = partner.flatMap(found -> row(run, found, confidence));
			if (row.isPresent()) {
				rows.add(row.get());
				unmatched.remove(partner.get());
			} else {
				onlyInBaseline.add(run.label());
			}
		}
		return new ResultComparison(baseline, other, List.copyOf(rows), List.copyOf(onlyInBaseline),
				unmatched.stream().map(Configuration::label).toList(), differing(baseline, other, rows));
	}

	/** The run of the same id, else the only one of the same phase. */
	private static Optional<Configuration> counterpart(ResultSet baseline, Configuration run, ResultSet other) {
		return other.find(run.id()).filter(same -> same.phase() == run.phase()).or(() -> {
			List<Configuration> here = ofPhase(run.phase(), baseline);
			List<Configuration> there = ofPhase(run.phase(), other);
			return run.phase() != Phase.OTHER && here.size() == 1 && there.size() == 1 ? Optional.of(there.getFirst()) : Optional.empty();
		});
	}

	private static List<Configuration> ofPhase(Phase phase, ResultSet set) {
		return set.configurations().stream().filter(run -> run.phase() == phase).toList();
	}

	/** Returns the conditions in which the sets differ, or the runs that are compared with each other. */
	private static List<ConditionName> differing(ResultSet baseline, ResultSet other, List<Row> rows) {
		List<ConditionName> differing = new ArrayList<>();
		for (ConditionName name : ConditionName.values()) {
			if (!value(baseline.conditions(), name).equals(value(other.conditions(), name)) || rows.stream().anyMatch(
					row -> !value(baseline.conditionsOf(row.baseline()), name).equals(value(other.conditionsOf(row.other()), name)))) {
				differing.add(name);
			}
		}
		return differing;
	}

	private static Optional<String> value(Conditions conditions, ConditionName name) {
		return conditions.find(name).map(Condition::value);
	}

	/** The values of a condition in the baseline, those of the runs compared, in their order; empty if none is stated. */
	public List<String> ofBaseline(ConditionName name) {
		return values(baseline, rows.stream().map(Row::baseline).toList(), name);
	}

	/** The same of the other set. */
	public List<String> ofOther(ConditionName name) {
		return values(other, rows.stream().map(Row::other).toList(), name);
	}

	private static List<String> values(ResultSet set, List<Configuration> runs, ConditionName name) {
		List<String> ofRuns = runs.stream().map(run -> value(set.conditionsOf(run), name)).flatMap(Optional::stream).distinct().toList();
		return ofRuns.isEmpty() ? value(set.conditions(), name).stream().toList() : ofRuns;
	}

	/** Two runs of one set, such as a run and the one it adds to; empty unless both have a response time. */
	public static Optional<Row> between(Configuration before, Configuration after) {
		return row(before, after, ConfidenceInterval.DEFAULT_CONFIDENCE);
	}

	private static Optional<Row> row(Configuration one, Configuration two, double confidence) {
		Optional<ResponseTime> first = ResponseTime.of(one);
		Optional<ResponseTime> second = ResponseTime.of(two);
		if (first.isEmpty() || second.isEmpty() || scope(first.get()) != scope(second.get())) {
			return Optional.empty();
		}
		return Optional.of(areForksOfBoth(one, two) ? byForks(one, two, confidence) : byIntervals(one, first.get(), two, second.get()));
	}

	private static boolean areForksOfBoth(Configuration one, Configuration two) {
		return !one.forks().isEmpty() && !two.forks().isEmpty();
	}

	private static Scope scope(ResponseTime time) {
		return time.measurement().scope();
	}

	private static Row byForks(Configuration one, Configuration two, double confidence) {
		double[] before = means(one);
		double[] after = means(two);
		ForkComparison comparison = ForkComparison.of(before, after, confidence);
		double baseline = mean(before);
		double other = mean(after);
		String forks = "means of %d and %d forks".formatted(before.length, after.length)
				+ (confidence == ConfidenceInterval.DEFAULT_CONFIDENCE ? ""
						: ", intervals of " + Digits.plain(Digits.withoutNoise(100 * confidence)) + " %");
		String basis = comparison.differenceInterval() instanceof ConfidenceInterval.Unknown unknown ? forks + ": " + unknown.reason()
				: forks;
		return new Row(one, two, baseline, other, comparison.difference(), comparison.differenceInterval().known(), ratio(baseline, other),
				comparison.ratioInterval().known(), comparison.verdict(), basis);
	}

	private static double[] means(Configuration run) {
		return run.forks().stream().mapToDouble(Fork::meanNanos).toArray();
	}

	private static double mean(double[] values) {
		double sum = 0;
		for (double value : values) {
			sum += value;
		}
		return sum / values.length;
	}

	private static Row byIntervals(Configuration one, ResponseTime first, Configuration two, ResponseTime second) {
		double baseline = first.nanos().value();
		double other = second.nanos().value();
		Optional<String> obstacle = obstacle(first).or(() -> obstacle(second));
		if (obstacle.isPresent()) {
			return new Row(one, two, baseline, other, other - baseline, Optional.empty(), ratio(baseline, other), Optional.empty(),
					Verdict.UNDECIDED, obstacle.get());
		}
		Interval difference = interval(second).minus(interval(first));
		Verdict verdict = difference.contains(0) ? Verdict.NO_SIGNIFICANT_DIFFERENCE
				: difference.value() < 0 ? Verdict.LOWER : Verdict.HIGHER;
		return new Row(one, two, baseline, other, difference.value(), Optional.of(difference), ratio(baseline, other),
				interval(second).dividedBy(interval(first)), verdict, "the intervals that the sources state"
						+ (isPrintedAsZero(first) || isPrintedAsZero(second) ? "; ± 0 counts as half a unit of the last digit" : ""));
	}

	/** A half-width printed as 0, such as ± 0.000, is only known to round to it. */
	private static boolean isPrintedAsZero(ResponseTime time) {
		return time.nanos().low() == time.nanos().high();
	}

	private static Interval interval(ResponseTime time) {
		return isPrintedAsZero(time) ? Interval.symmetric(time.nanos().value(), time.resolutionNanos() / 2) : time.nanos();
	}

	private static OptionalDouble ratio(double baseline, double other) {
		return baseline > 0 ? OptionalDouble.of(other / baseline) : OptionalDouble.empty();
	}

	private static Optional<String> obstacle(ResponseTime time) {
		if (!time.hasInterval()) {
			return Optional.of("a source states no interval");
		}
		return time.measurement().intervalOver().filter(SamplingUnit.CALLS::equals)
				.map(calls -> "an interval is over calls inside one JVM, and far too narrow for a comparison");
	}
}
