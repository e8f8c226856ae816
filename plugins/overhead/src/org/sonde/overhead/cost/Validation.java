/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

import org.sonde.overhead.cost.Prediction.Way;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * Compares the cost model with runs that it was not fitted on: of a result set with runs at three depths or more, each run is
 * left out and predicted from the others.
 */
public final class Validation {

	/** Fewer depths leave no line when one is left out. */
	private static final int FEWEST_DEPTHS = 3;

	/**
	 * What came out for one clock, portion and way.
	 *
	 * @param predictions their number, at least 1
	 * @param medianError of the relative errors; {@code p90Error} their 90th percentile
	 * @param intervalCoverage the share of observations within the 95 % interval, of those that have one; empty if none has
	 * @param estimateCoverage the share within the estimate interval
	 */
	public record Summary(Clock clock, Phase upTo, Way way, int predictions, double medianError, double p90Error,
			OptionalDouble intervalCoverage, double estimateCoverage) {
	}

	private Validation() {
	}

	/** Returns the predictions in the order of the runs. Empty if no writer was measured at enough depths. */
	public static List<Prediction> of(ResultSet results) {
		List<Prediction> predictions = new ArrayList<>();
		Set<Set<String>> seen = new HashSet<>();
		for (Configuration writer : CostModel.writers(results)) {
			RunChain chosen = RunChain.to(results, writer);
			if (!chosen.shape().isModelled()) {
				continue;
			}
			List<RunChain> family = chosen.sameWriter().stream().filter(chain -> chain.methodTimeMicros().equals(chosen.methodTimeMicros())
					&& chain.executions().isPresent() && chain.first().phase() == Phase.NONE).toList();
			List<RunChain> sameShape = family.stream().filter(chain -> chain.shape() == chosen.shape()).toList();
			Set<String> ids = new HashSet<>(sameShape.stream().map(chain -> chain.writer().id()).toList());
			if (sameShape.size() < FEWEST_DEPTHS || !seen.add(ids)) {
				continue;
			}
			List<RunChain> otherShape = family.stream().filter(chain -> chain.shape() != chosen.shape()).toList();
			for (Phase upTo : List.of(Phase.COLLECTING, Phase.WRITING)) {
				predict(sameShape, otherShape, upTo, predictions);
			}
		}
		return predictions;
	}

	private static void predict(List<RunChain> runs, List<RunChain> otherShape, Phase upTo, List<Prediction> into) {
		List<Observed> observed = observed(runs, upTo);
		List<Observed> others = observed(otherShape, upTo);
		for (Observed left : observed) {
			List<LineFit.Point> rest = observed.stream().filter(one -> one != left).map(Observed::point).toList();
			if (rest.size() >= 2 && left.point.nanos() > 0) {
				into.add(left.by(new LineFit(rest), Way.OTHER_DEPTHS, upTo));
				rest.forEach(one -> into.add(left.byQuotientOf(one, upTo)));
				if (others.size() >= 2) {
					into.add(left.by(new LineFit(others.stream().map(Observed::point).toList()), Way.OTHER_SHAPE, upTo));
				}
			}
		}
	}

	private static List<Observed> observed(List<RunChain> chains, Phase upTo) {
		List<Observed> observed = new ArrayList<>();
		for (RunChain chain : chains) {
			Optional<Configuration> run = chain.runs().stream().filter(one -> one.phase() == upTo).findFirst();
			run.flatMap(one -> RunStep.difference(chain.first(), one)).ifPresent(step -> observed.add(new Observed(run.get().id(),
					chain.conditions().clock().orElse(Clock.WALL), chain.shape(),
					new LineFit.Point(chain.executions().getAsDouble(), step.signedNanos(), step.forkHalfWidth()))));
		}
		return observed;
	}

	private record Observed(String run, Clock clock, CallShape shape, LineFit.Point point) {

		private Prediction by(LineFit line, Way way, Phase upTo) {
			double value = line.predict(point.executions());
			Optional<Interval> interval = line.predictionInterval(point.executions());
			return prediction(value, interval, way, upTo);
		}

		private Prediction byQuotientOf(LineFit.Point other, Phase upTo) {
			return prediction(Math.max(0, other.nanos()) / other.executions() * point.executions(), Optional.empty(), Way.ONE_DEPTH, upTo);
		}

		private Prediction prediction(double value, Optional<Interval> interval, Way way, Phase upTo) {
			return new Prediction(run, clock, upTo, way, shape, point.executions(), point.nanos(), value, interval,
					Portions.believed(value, interval));
		}
	}

	/** Returns a summary for each clock, portion and way. */
	public static List<Summary> summaries(List<Prediction> predictions) {
		record Group(Clock clock, Phase upTo, Way way) {
		}
		Map<Group, List<Prediction>> groups = new TreeMap<>(Comparator.comparing(Group::clock).thenComparing(Group::upTo)
				.thenComparing(Group::way));
		predictions
				.forEach(one -> groups.computeIfAbsent(new Group(one.clock(), one.upTo(), one.way()), any -> new ArrayList<>()).add(one));
		return groups.values().stream().map(Validation::summary).toList();
	}

	private static Summary summary(List<Prediction> group) {
		Prediction first = group.getFirst();
		double[] errors = group.stream().mapToDouble(Prediction::relativeError).toArray();
		List<Prediction> bounded = group.stream().filter(one -> one.interval().isPresent()).toList();
		OptionalDouble coverage = bounded.stream().mapToDouble(one -> one.interval().get().contains(one.observedNanos()) ? 1 : 0).average();
		return new Summary(first.clock(), first.upTo(), first.way(), group.size(), Quantiles.median(errors), Quantiles.of(errors, 0.9),
				coverage,
				group.stream().mapToDouble(one -> one.estimate().contains(one.observedNanos()) ? 1 : 0).average().orElseThrow());
	}
}
