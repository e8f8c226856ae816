/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.overhead.results.CallShape;

/**
 * What one portion, or all of them, cost.
 *
 * @param nanosPerTrace the constant cost of a trace, on top of that of its executions; 0 where one depth cannot distinguish it from
 * theirs
 * @param nanosPerExecution in the shape of calls of the chosen run
 * @param shape that shape
 * @param otherShape nanoseconds per execution in the other shape of calls; unknown if it was not measured
 * @param otherShapeNanosPerTrace the constant of that shape
 */
record PortionCost(Estimate nanosPerTrace, Estimate nanosPerExecution, CallShape shape, Estimate otherShape,
		Estimate otherShapeNanosPerTrace) {

	static PortionCost unknown(String reason) {
		Estimate unknown = new Estimate.Unknown(reason);
		return new PortionCost(unknown, unknown, CallShape.NESTED, unknown, unknown);
	}

	Estimate nanosPerExecution(CallShape asked) {
		return asked == shape ? nanosPerExecution : otherShape;
	}

	Estimate nanosPerTrace(CallShape asked) {
		return asked == shape ? nanosPerTrace : otherShapeNanosPerTrace;
	}
}
