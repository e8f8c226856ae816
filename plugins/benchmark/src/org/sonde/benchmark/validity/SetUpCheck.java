/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.validity;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.StoppingRule;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.BinomialInterval;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.DetectableChange;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;

/**
 * What repeating one and the same run says of the benchmark itself on this machine (an A/A test): every significant difference between two
 * groups of its forks is a false alarm.
 *
 * @param pairs of groups that were compared
 * @param forks on either side, at least; {@code mostForks} at most
 * @param falseAlarms pairs with a significant difference
 * @param falseAlarmShare of the pairs, with its 95 % interval; the comparison promises 0.05
 * @param meanNanos of a trace, over all forks
 * @param betweenForks standard deviation of the fork means, as a share of the mean
 * @param forksInFiveMinutes on either side of a comparison; may be too few for one
 * @param detectable the change, as a share of the mean, that so many forks find with a probability of 80 %; that three find, if they are
 *                   fewer
 * @param tried comparisons with a change put into one side, of the size that their number of forks should find with 80 %
 * @param found in what share of these it was; 95 % interval
 * @param naive how many times as wide the interval over forks is as one over all calls as if they were independent; the median over pairs
 */
public record SetUpCheck(int pairs, int forks, int mostForks, int falseAlarms, Interval falseAlarmShare, double meanNanos,
		double betweenForks,
		int forksInFiveMinutes, double detectable, int tried, Interval found, double naive) {

	/** How the share of false alarms compares with the {@link #PROMISED} one. */
	public enum Promise {
		/** The share is higher for certain, as far as an interval of 95 % is. */
		MORE,
		/** It is lower. */
		FEWER,
		/** The promised share lies in its interval. */
		AGREES,
		/** Twice the promised share would fit as well: there are too few comparisons to distinguish the two. */
		TOO_FEW
	}

	/** The chance of a false alarm that a comparison with intervals of 95 % promises. */
	public static final double PROMISED = 0.05;
	private static final double POWER = 0.8;
	private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);
	private static final double NORMAL_975 = 1.959964;
	/** The number of comparisons that show how often a change is found. With more comparisons, each has fewer forks. */
	private static final int COMPARISONS = 40;
	private static final int LEAST_PAIRS = 2;
	/** The fewest forks on either side of a comparison. Fewer have no interval. */
	public static final int LEAST_FORKS = 3;

	/**
	 * Before anything is measured.
	 *
	 * @param side of a comparison: how many forks it has
	 * @throws IllegalArgumentException naming the rule, if no check can be made of so many
	 */
	public static void require(int pairs, Effort side, Clock clock) {
		if (pairs < LEAST_PAIRS) {
			throw new IllegalArgumentException("a check makes " + LEAST_PAIRS + " comparisons or more, found " + pairs);
		}
		if (side.leastForks() < LEAST_FORKS) {
			throw new IllegalArgumentException(
					"a comparison has " + LEAST_FORKS + " forks or more on each side, found " + side.leastForks());
		}
		if (clock == Clock.PROCESS_CPU) {
			throw new IllegalArgumentException(
					"the clock of a comparison is " + Clock.WALL.keyword() + " or " + Clock.THREAD_CPU.keyword() + ", found "
							+ clock.keyword());
		}
	}

	/** Returns how many forks are enough for a number of comparisons, if each side needs the most that it may have. */
	public static int forks(int pairs, Effort side) {
		return 2 * pairs * side.mostForks();
	}

	/** Returns how many forks are needed. */
	public static int leastForks(Effort side) {
		return forks(LEAST_PAIRS, side);
	}

	/**
	 * Compares forks with forks.
	 *
	 * @param measured forks of one run in the order of time; two neighbours belong to different sides, as in an experiment whose runs take
	 *                 turns
	 * @param clock that is compared
	 * @param side of a comparison: how many forks it has, 3 or more, and when it ends early, as the runs of an experiment do; of forks
	 *        {@link #leastForks} or more
	 * @param perFork how long a fork lasts, with all around it
	 * @throws IllegalArgumentException as {@link #require} does
	 */
	public static SetUpCheck of(MeasuredRun measured, Clock clock, Effort side, Duration perFork) {
		List<Fork> forks = measured.forks(clock);
		require(forks.size() / (2 * side.mostForks()), side, clock);
		double[] means = forks.stream().mapToDouble(Fork::meanNanos).toArray();
		int pairs = 0;
		int alarms = 0;
		int next = 0;
		while (next + 2 * side.mostForks() <= means.length) {
			int first = ends(measured, next, side);
			int second = ends(measured, next + 1, side);
			alarms += isFound(everySecond(means, next, first), everySecond(means, next + 1, second)) ? 1 : 0;
			next += 2 * Math.max(first, second);
			pairs++;
		}
		ForkSummary all = ForkSummary.of(means);
		int forksPerGroup = side.leastForks();
		// A slow change from pair to pair does not affect a comparison, because its sides take turns.
		double within = Math
				.sqrt(IntStream.range(0, means.length / (2 * forksPerGroup)).mapToDouble(pair -> pooledVariance(means, pair, forksPerGroup))
						.average().orElseThrow());
		int inFiveMinutes = (int) (FIVE_MINUTES.toMillis() / Math.max(1, 2 * perFork.toMillis()));
		int finding = Math.max(LEAST_FORKS, inFiveMinutes);
		double detectable = DetectableChange.of(finding, within, ConfidenceInterval.DEFAULT_CONFIDENCE, POWER);
		int usable = Math.clamp(means.length / (2 * COMPARISONS), LEAST_FORKS, finding);
		// Fewer forks need a larger change; so the trial is as hard as it would be.
		double change = DetectableChange.of(usable, within, ConfidenceInterval.DEFAULT_CONFIDENCE, POWER);
		int tried = means.length / (2 * usable);
		return new SetUpCheck(pairs, forksPerGroup, side.mostForks(), alarms,
				BinomialInterval.of(alarms, pairs, ConfidenceInterval.DEFAULT_CONFIDENCE),
				all.mean(), within / all.mean(), inFiveMinutes, detectable / all.mean(), tried,
				BinomialInterval.of(found(means, usable, change), tried, ConfidenceInterval.DEFAULT_CONFIDENCE),
				naive(forks, forksPerGroup));
	}

	/**
	 * Returns the number of forks with which a side ends that has every second fork from this one on. Elapsed time decides, whatever clock
	 * is compared.
	 */
	private static int ends(MeasuredRun measured, int from, Effort side) {
		List<MeasuredFork> own = IntStream.range(0, side.mostForks()).mapToObj(i -> measured.forks().get(from + 2 * i)).toList();
		return StoppingRule.forks(side, new MeasuredRun(measured.run(), own, List.of()));
	}

	/** Every second fork of the pair, from its first or second on. */
	private static double[] group(double[] means, int pair, int side, int forks) {
		return everySecond(means, 2 * forks * pair + side, forks);
	}

	private static double[] everySecond(double[] means, int from, int number) {
		return IntStream.range(0, number).mapToDouble(i -> means[from + 2 * i]).toArray();
	}

	private static double pooledVariance(double[] means, int pair, int forks) {
		double first = ForkSummary.of(group(means, pair, 0, forks)).standardDeviation().orElseThrow();
		double second = ForkSummary.of(group(means, pair, 1, forks)).standardDeviation().orElseThrow();
		return (first * first + second * second) / 2;
	}

	private static boolean isFound(double[] first, double[] second) {
		return switch (ForkComparison.of(first, second).verdict()) {
			case LOWER, HIGHER -> true;
			case NO_SIGNIFICANT_DIFFERENCE, UNDECIDED -> false;
		};
	}

	/** Returns in how many comparisons a change of the second side is found, with this number of forks on either side. */
	private static int found(double[] means, int forks, double change) {
		return (int) IntStream.range(0, means.length / (2 * forks)).filter(pair -> {
			double[] second = Arrays.stream(group(means, pair, 1, forks)).map(mean -> mean + change).toArray();
			return ForkComparison.of(group(means, pair, 0, forks), second).verdict() == ForkComparison.Verdict.HIGHER;
		}).count();
	}

	private static double naive(List<Fork> forks, int perGroup) {
		double[] ratios = IntStream.range(0, forks.size() / perGroup).mapToDouble(group -> {
			List<Fork> own = forks.subList(group * perGroup, (group + 1) * perGroup);
			Interval between = ForkSummary.of(own.stream().mapToDouble(Fork::meanNanos).toArray()).interval().known()
					.orElse(Interval.exactly(0));
			double calls = own.stream().mapToDouble(Fork::steadyCalls).sum();
			double squares = own.stream()
					.mapToDouble(fork -> fork.steadyCalls() * Math.pow(fork.nanos().get(Statistic.STANDARD_DEVIATION), 2)).sum();
			return (between.high() - between.value()) / (NORMAL_975 * Math.sqrt(squares / calls / calls));
		}).sorted().toArray();
		return ratios[ratios.length / 2];
	}

	/** Returns how the share of false alarms compares with what a comparison promises. */
	public Promise promise() {
		if (falseAlarmShare.contains(PROMISED)) {
			return falseAlarmShare.contains(2 * PROMISED) ? Promise.TOO_FEW : Promise.AGREES;
		}
		return falseAlarmShare.low() > PROMISED ? Promise.MORE : Promise.FEWER;
	}
}
