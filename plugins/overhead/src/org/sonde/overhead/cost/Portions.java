/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * The portions of one writer's overhead in nanoseconds per <em>execution</em> of the operation: differences of runs ÷
 * recursion depth, never ÷ records (Waller, Fittkau &amp; Hasselbring 2014, section 3.1, for the portions).
 *
 * @param instrumentation I, nanoseconds per execution
 * @param collecting C, nanoseconds per execution
 * @param writing W, nanoseconds per execution; the hand-over plus, in a saturated run, the waiting for the writer
 * @param active I + C + W, nanoseconds per execution
 * @param saturated whether the run is taken as saturated: method time 0 and W above C
 */
record Portions(Estimate instrumentation, Estimate collecting, Estimate writing, Estimate active, boolean saturated) {

	static Portions unknown(String reason) {
		Estimate unknown = new Estimate.Unknown(reason);
		return new Portions(unknown, unknown, unknown, unknown, false);
	}

	/**
	 * @param writer a run of phase writing
	 * @param depth executions per trace
	 * @param methodTimeZero whether the run left the writer no time to keep up
	 * @param provenance where it was measured, appended to every basis
	 */
	static Portions of(ResultSet results, Configuration writer, double depth, boolean methodTimeZero, String provenance) {
		List<Configuration> chain = chainTo(results, writer);
		if (chain.get(0).phase() != Phase.NONE) {
			return unknown(results.id() + " has no run without probes to compare " + writer.label() + " with.");
		}
		Per per = new Per(depth, provenance);
		Estimate instrumentation = portion(results, chain, Phase.DEACTIVATED, per, false);
		Estimate collecting = portion(results, chain, Phase.COLLECTING, per, false);
		Estimate writing = portion(results, chain, Phase.WRITING, per, false);
		boolean saturated = methodTimeZero && writing instanceof Estimate.Known w && collecting instanceof Estimate.Known c
				&& w.value() > c.value();
		if (saturated) {
			writing = portion(results, chain, Phase.WRITING, per, true);
		}
		return new Portions(instrumentation, collecting, writing, active(results, chain, per, saturated), saturated);
	}

	/** What turns a step per trace into an estimate per execution. */
	private record Per(double depth, String provenance) {

		Estimate.Known known(Optional<Interval> measurement, Interval estimate, String origin, String remark) {
			Optional<Interval> measured = measurement.map(interval -> interval.times(1 / depth));
			Interval believed = estimate.times(1 / depth);
			String basis = "(" + origin + ") ÷ recursion depth " + plain(depth) + remark;
			return depth == 1 ? new Estimate.Measured(measured, believed, basis + provenance)
					: new Estimate.Extrapolated(measured, believed,
							basis + "; extrapolated from one depth: the constant cost of a trace is set to 0"
									+ " and lies in the quotient; nested context assumed: each execution is taken to be called by"
									+ " another probed one, as in the benchmark" + provenance);
		}
	}

	private static List<Configuration> chainTo(ResultSet results, Configuration writer) {
		List<Configuration> chain = new ArrayList<>();
		for (Optional<Configuration> run = Optional.of(writer); run.isPresent(); run = results.predecessorOf(run.get())) {
			chain.add(0, run.get());
		}
		return chain;
	}

	private static Estimate portion(ResultSet results, List<Configuration> chain, Phase phase, Per per, boolean saturated) {
		for (int i = 1; i < chain.size(); i++) {
			if (chain.get(i).phase() == phase) {
				Optional<Step> step = Step.between(chain.get(i - 1), chain.get(i));
				if (step.isEmpty()) {
					return new Estimate.Unknown(missing(results, chain.get(i)));
				}
				String bound = saturated
						? "; taken as saturated (method time 0 and W > C): the hand-over lies anywhere between 0 and this" : "";
				return per.known(step.get().measurement(), believed(step.get(), saturated), step.get().origin(), bound);
			}
		}
		return new Estimate.Unknown(results.id() + " has no run of phase " + phase.keyword()
				+ "; its part lies in the next portion.");
	}

	private static Estimate active(ResultSet results, List<Configuration> chain, Per per, boolean saturated) {
		Interval believed = Interval.exactly(0);
		Optional<Interval> dependentSum = Optional.of(Interval.exactly(0));
		boolean differencesOnly = true;
		List<String> origins = new ArrayList<>();
		for (int i = 1; i < chain.size(); i++) {
			Configuration run = chain.get(i);
			Optional<Step> found = Step.between(chain.get(i - 1), run);
			if (found.isEmpty()) {
				return new Estimate.Unknown(missing(results, run));
			}
			Step step = found.get();
			believed = believed.plusDependent(believed(step, saturated && run.phase() == Phase.WRITING));
			dependentSum = dependentSum.flatMap(sum -> step.measurement().map(sum::plusDependent));
			differencesOnly &= !step.stated() && !step.clamped();
			origins.add(step.origin());
		}
		Optional<Interval> measurement = dependentSum;
		String origin = String.join(" + ", origins);
		if (differencesOnly) {
			RunTime first = RunTime.ofRun(chain.get(0)).orElseThrow();
			RunTime last = RunTime.ofRun(chain.get(chain.size() - 1)).orElseThrow();
			double value = believed.value();
			// The runs in between cancel out, and so do their errors.
			measurement = Step.measuredDifference(first, last)
					.map(interval -> new Interval(value, Math.min(value, interval.low()), Math.max(value, interval.high())));
			origin = chain.get(chain.size() - 1).label() + " (" + last.origin() + ") − " + chain.get(0).label() + " ("
					+ first.origin() + ")";
		}
		String bound = "";
		if (saturated) {
			bound = "; the run is taken as saturated: of W only the hand-over, anywhere between 0 and W,"
					+ " is the program's own cost";
		}
		return per.known(measurement, believed, origin, bound);
	}

	/**
	 * The estimate interval of a step: the tolerance, the measurement, the other way to derive it, and 0 where only a bound
	 * is known.
	 */
	private static Interval believed(Step step, boolean saturated) {
		Interval interval = Interval.exactly(step.nanos()).atLeastRelative(CostModel.ESTIMATE_TOLERANCE);
		if (step.measurement().isPresent()) {
			interval = interval.including(step.measurement().get().low()).including(step.measurement().get().high());
		}
		if (step.derivedNanos().isPresent()) {
			interval = interval.including(step.derivedNanos().getAsDouble());
		}
		return (saturated ? interval.including(0) : interval).clampedAtZero();
	}

	private static String missing(ResultSet results, Configuration run) {
		return results.id() + " has no figures to tell what " + run.label() + " adds to the run before it.";
	}

	static String plain(double number) {
		return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
	}
}
