/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

/**
 * The overhead of a run as the cost model predicts it from other runs, beside what was measured.
 *
 * @param run id of the run that is predicted
 * @param upTo COLLECTING for I + C, WRITING for I + C + W
 * @param shape of the calls of that run
 * @param executions per trace of it
 * @param observedNanos its response time less that of the run without probes, per trace
 * @param predictedNanos the same, from the others
 * @param interval of 95 % for one more run; empty where the runs that it is predicted from give none
 * @param estimate what the model believes: at least {@link EstimateUncertainty#ofBenchmark}
 */
public record Prediction(String run, Clock clock, Phase upTo, Way way, CallShape shape, double executions, double observedNanos,
		double predictedNanos, Optional<Interval> interval, Interval estimate) {

	/** What a prediction is made from. */
	public enum Way implements Keyword {

		/** The line through all other depths of the same shape. */
		OTHER_DEPTHS,
		/** The line through all depths of the other shape of calls. */
		OTHER_SHAPE,
		/** The cost per execution of one other depth, the constant of the trace in it: one prediction from each. */
		ONE_DEPTH
	}

	/** |predicted − observed| ÷ observed. */
	public double relativeError() {
		return Math.abs(predictedNanos - observedNanos) / observedNanos;
	}
}
