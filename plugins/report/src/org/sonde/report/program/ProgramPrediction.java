/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.benchmark.userprogram.Observation;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.traces.Progress;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * What the estimate says of a program before its overhead is measured, from a recording of the same plan: CPU time of the application's
 * threads in nanoseconds per unit of work.
 *
 * @param total           I + C + hand-over, with the estimate interval
 * @param instrumentation I; empty where the cost model does not tell the portions
 * @param collecting      C; empty likewise
 * @param handOver        the rest; empty likewise
 * @param callsPerUnit    executions of probed operations
 * @param basis           where the costs come from
 */
public record ProgramPrediction(Interval total, Optional<Double> instrumentation, Optional<Double> collecting, Optional<Double> handOver,
		double callsPerUnit, String basis) {

	private static final double NANOS_PER_MILLI = 1e6;
	private static final double NANOS_PER_SECOND = 1e9;

	/**
	 * Reads the recording and estimates.
	 *
	 * @param log     folder of Kieker's log
	 * @param units   what was observed meanwhile
	 * @param threads of the application
	 * @param whyNot  is told why there is no prediction: nothing was recorded, or the costs are unknown
	 * @throws IOException if the log cannot be read
	 */
	public static Optional<ProgramPrediction> of(Plan plan, Optional<PlanMatches> matches, Path log, Observation units, CostModel model,
			int threads, Progress progress, Consumer<String> whyNot) throws IOException {
		LogResults results = LogResults.read(List.of(log), LogAnalysis.Options.DEFAULT.among(new ActiveProbes(plan, matches)), progress,
				WhenCancelled.RESULT_SO_FAR);
		CallRates rates = ObservedCalls.of(plan, matches, results.recorded(), results.source("of this run"), results.recordedTo()).rates();
		// What was not recorded was not called, whatever the plan says.
		List<ProbeLoad> loads = ProbeLoads.of(plan, rates).stream().map(load -> rates.find(load.signature()).isPresent() ? load
				: new ProbeLoad(load.signature(), load.kind(), load.active(), Optional.of(new CallRate(0, "not recorded")), load.value()))
				.toList();
		double seconds = results.counts().observedNanos() / NANOS_PER_SECOND;
		PlanEstimate estimate = PlanEstimate.of(model, loads, threads);
		if (seconds == 0) {
			whyNot.accept("The recording has no calls of the plan's methods.");
			return Optional.empty();
		}
		if (!(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			whyNot.accept(estimate.total().note());
			return Optional.empty();
		}
		double perUnit = seconds / units.whole().units();
		double calls = loads.stream().filter(ProbeLoad::active).mapToDouble(ProgramPrediction::calls).sum();
		double entries = loads.stream().filter(ProbeLoad::active).flatMap(load -> load.callRate().stream())
				.mapToDouble(rate -> rate.traceEntriesPerSecond().orElse(0)).sum();
		Optional<GapCosts> costs = model.gapCosts();
		Optional<Double> instrumentation = costs.isPresent() && model.instrumentationNanosPerCall() instanceof Estimate.Known known
				? Optional.of(known.value() * calls * perUnit) : Optional.empty();
		Optional<Double> collecting = costs.map(by -> by.collectingNanos(calls, entries) * perUnit);
		Interval whole = total.estimate().times(NANOS_PER_MILLI * perUnit);
		Optional<Double> handOver = instrumentation.flatMap(i -> collecting.map(c -> Math.max(0, whole.value() - i - c)));
		return Optional.of(new ProgramPrediction(whole, instrumentation, collecting, handOver, calls * perUnit, model.measuredOn()));
	}

	private static double calls(ProbeLoad load) {
		return load.callRate().map(CallRate::callsPerSecond).orElse(0.0);
	}
}
