/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.concurrent.Callable;

import org.sonde.overhead.cost.PlanEstimate;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code sonde estimate}: what the probes of a plan cost. */
@Command(name = "estimate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Estimate what the probes of a plan cost, from stored benchmark results and the calls per second of each method. "
				+ "What is not known is said to be unknown, with the reason.")
final class EstimateCommand implements Callable<Integer> {
	@Mixin
	private PlanArgument plan;

	@Mixin
	private Estimating estimating;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		PlanEstimate estimate = estimating.estimate(plan.load(), plan.file(), output.err());
		switch (output.format()) {
			case json -> output.json(EstimateView.json(estimate));
			case csv -> output.table(EstimateView.csv(estimate));
			case table -> output.print(EstimateView.table(estimate) + EstimateView.summary(estimate));
		}
		return ExitCode.OK;
	}
}
