/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;

/**
 * How precisely a sweep over gaps determines the costs of {@link GapCosts}. The 95 % intervals are of what the fit leaves open: each gap
 * and steepness of its grid counts with e^(−sum of squares ÷ 2), which has the draw to the usual shape as a normal prior; given these, a
 * cost is normally distributed, cut off at 0. A cell counts as known to the half-width of its interval over JVMs, not to a standard error,
 * because the cells are measured in the same JVMs, so that their errors may go the same way ({@code docs/dev/estimate.md}).
 *
 * @param run          the id of the run whose sweep it is
 * @param writer       in the words of the result set
 * @param jvms         of the sweep
 * @param cells        that the hand-over was fitted to
 * @param perExecution collecting, in nanoseconds per execution
 * @param perTrace     collecting, in nanoseconds per trace, on top of its executions
 * @param awake        the hand-over of a record to an awake writer, in nanoseconds
 * @param wakeUp       waking the writer, in nanoseconds
 * @param halfAsleep   the gap, in nanoseconds, after which half of the records find the writer asleep
 * @param serviceTime  what a record takes the writer itself, in nanoseconds
 * @param medianError  of the fit, over its cells, as a share of what was measured
 * @param usual        what the usual shape contributes; empty if the sweep alone counts, as with a slow writer
 */
public record SweepPrecision(String run, String writer, int jvms, int cells, Interval perExecution, Interval perTrace, Interval awake,
		Interval wakeUp, Interval halfAsleep, Interval serviceTime, double medianError, Optional<UsualShape> usual) {

	/**
	 * The part of what is known that comes from the usual shape: 1 − what the sweep adds to it. In [0, 1].
	 *
	 * @param ofGap       of the gap's logarithm
	 * @param ofSteepness of the steepness's logarithm
	 */
	public record UsualShape(double ofGap, double ofSteepness) {
	}

	/** The usual gap, in nanoseconds. */
	public static final double USUAL_GAP_NANOS = HandOverFit.USUAL_GAP;

	private static final double TAIL = 0.025;
	/** Parts with less than this share of the best weight change no digit that is shown. */
	private static final double LEAST_WEIGHT = 1e-4;
	/** Precise to a millionth of the highest end. */
	private static final int BISECTIONS = 20;
	private static final double FAR_DEVIATIONS = 8;

	/** A gap, a steepness and the costs with them, with the weight that they have. */
	private record Weighted(HandOverFit.Candidate candidate, double weight) {

		double logOfGap() {
			return Math.log(candidate.gap());
		}

		double logOfSteepness() {
			return Math.log(candidate.steepness());
		}
	}

	/** The distribution of a cost, with its weight. */
	private record Part(CostPairFit.Normal cost, double weight) {
	}

	private record WeightedDistribution(ContinuousDistribution distribution, double weight) {

		double highest() {
			return distribution.getMean() + FAR_DEVIATIONS * Math.sqrt(distribution.getVariance());
		}
	}

	/** Returns the precision of each sweep of a set, in its order, if its mechanism can be fitted. */
	public static List<SweepPrecision> of(ResultSet results) {
		return results.gapSweeps().stream()
				.flatMap(sweep -> results.find(sweep.writer()).flatMap(run -> of(results, sweep, run)).stream()).toList();
	}

	private static Optional<SweepPrecision> of(ResultSet results, GapSweep sweep, Configuration run) {
		String writer = results.conditionsOf(run).find(ConditionName.WRITER).map(Condition::value).orElseGet(run::label);
		return GapCosts.of(results, run)
				.flatMap(costs -> HandOverFit.grid(sweep, costs.kind()).map(grid -> of(sweep, writer, costs, grid)));
	}

	private static SweepPrecision of(GapSweep sweep, String writer, GapCosts costs, HandOverFit.Grid grid) {
		HandOver application = costs.handOver().application();
		double service = costs.handOver().writer().awakeNanos();
		List<Weighted> open = open(grid);
		CostPairFit collecting = GapCosts.collecting(sweep);
		Optional<UsualShape> usual = grid.drawn() ? Optional.of(new UsualShape(
				share(open, Weighted::logOfGap, HandOverFit.SPREAD_OF_GAP),
				share(open, Weighted::logOfSteepness, HandOverFit.SPREAD_OF_STEEPNESS)))
				: Optional.empty();
		SweepPrecision precision = new SweepPrecision(sweep.writer(), writer, sweep.forks(), grid.cells().size(),
				interval(costs.nanosPerExecution(), Stream.of(new Part(collecting.freeFirst(), 1))),
				interval(costs.nanosPerTrace(), Stream.of(new Part(collecting.freeSecond(), 1))),
				interval(application.awakeNanos(), parts(open, one -> one.costs().freeFirst())),
				interval(application.wakeUpNanos(), parts(open, one -> one.costs().freeSecond())),
				gap(application.halfAsleepNanos(), open),
				interval(service, parts(open,
						one -> grid.with(one.gap(), one.steepness(), GapSweep.Cell::writerThread).costs().freeFirst())),
				costs.handOver().medianError(), usual);
		return precision.hasIntervals() ? precision : precision.withoutIntervals();
	}

	/** Whether there are enough JVMs; else the intervals are the values alone. */
	public boolean hasIntervals() {
		return jvms >= ForkIntervals.FEWEST_FORKS;
	}

	private SweepPrecision withoutIntervals() {
		return new SweepPrecision(run, writer, jvms, cells, Interval.exactly(perExecution.value()), Interval.exactly(perTrace.value()),
				Interval.exactly(awake.value()), Interval.exactly(wakeUp.value()), Interval.exactly(halfAsleep.value()),
				Interval.exactly(serviceTime.value()), medianError, usual);
	}

	/** Returns the weighted possibilities that the fit leaves open, from the shortest gap to the longest. The weights add up to 1. */
	private static List<Weighted> open(HandOverFit.Grid grid) {
		List<HandOverFit.Candidate> all = grid.candidates(GapSweep.Cell::handOver).toList();
		double least = all.stream().mapToDouble(HandOverFit.Candidate::squares).min().orElseThrow();
		List<Weighted> likely = all.stream().map(one -> new Weighted(one, Math.exp((least - one.squares()) / 2)))
				.filter(one -> one.weight() > LEAST_WEIGHT && one.candidate().costs().freeFirst().deviation() > 0).toList();
		double sum = likely.stream().mapToDouble(Weighted::weight).sum();
		return likely.stream().map(one -> new Weighted(one.candidate(), one.weight() / sum)).toList();
	}

	/** Variances of normal distributions are as the reciprocals of what is known: that of the prior to that of the prior and the sweep. */
	private static double share(List<Weighted> open, ToDoubleFunction<Weighted> logarithm, double spreadOfUsual) {
		double mean = open.stream().mapToDouble(one -> one.weight() * logarithm.applyAsDouble(one)).sum();
		double variance = open.stream().mapToDouble(one -> one.weight() * Math.pow(logarithm.applyAsDouble(one) - mean, 2)).sum();
		return Math.min(1, variance / (spreadOfUsual * spreadOfUsual));
	}

	private static Interval gap(double value, List<Weighted> open) {
		double below = 0;
		double low = value;
		double high = value;
		for (Weighted one : open) {
			low = below <= TAIL ? one.candidate().gap() : low;
			high = below < 1 - TAIL ? one.candidate().gap() : high;
			below += one.weight();
		}
		return Interval.exactly(value).including(low).including(high);
	}

	private static Stream<Part> parts(List<Weighted> open, Function<HandOverFit.Candidate, CostPairFit.Normal> cost) {
		return open.stream().map(one -> new Part(cost.apply(one.candidate()), one.weight()));
	}

	private static Interval interval(double value, Stream<Part> parts) {
		List<WeightedDistribution> mixture = parts.filter(part -> part.cost().deviation() > 0)
				.map(part -> new WeightedDistribution(part.cost().ofCost(), part.weight())).toList();
		return mixture.isEmpty() ? Interval.exactly(value)
				: Interval.exactly(value).including(quantile(mixture, TAIL)).including(quantile(mixture, 1 - TAIL));
	}

	private static double quantile(List<WeightedDistribution> mixture, double probability) {
		double low = 0;
		double high = mixture.stream().mapToDouble(WeightedDistribution::highest).max().orElseThrow();
		for (int i = 0; i < BISECTIONS; i++) {
			double middle = (low + high) / 2;
			double below = mixture.stream().mapToDouble(part -> part.weight() * part.distribution().cumulativeProbability(middle)).sum();
			if (below < probability) {
				low = middle;
			} else {
				high = middle;
			}
		}
		return (low + high) / 2;
	}
}
