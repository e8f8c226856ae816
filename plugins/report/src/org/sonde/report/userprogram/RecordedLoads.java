/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.report.objects.EventRates;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * A plan's probes with the calls that a recording of the program shows.
 *
 * @param loads          of every probe; one that the recording lacks was called 0 times, whatever the plan says
 * @param secondsPerUnit observed time for each unit of work; the share of it that has the calls of a unit in the steady state
 */
public record RecordedLoads(List<ProbeLoad> loads, double secondsPerUnit) {

	private static final double NANOS_PER_SECOND = 1e9;
	/** Methods, where none of them was called. */
	private static final int NAMED = 3;

	public RecordedLoads {
		loads = List.copyOf(loads);
	}

	/**
	 * @param log   folder of Kieker's log
	 * @param units what was observed meanwhile
	 * @throws BenchmarkException    if no probe was executed
	 * @throws IOException           if the log cannot be read
	 * @throws CancellationException if it is cancelled: half of a log says nothing of all units
	 */
	public static RecordedLoads read(Plan plan, Optional<PlanMatches> matches, Path log, Observation units, Progress progress)
			throws BenchmarkException, IOException {
		LogResults results = MonitoringLogs.read(List.of(log), LogAnalysis.Options.DEFAULT.among(new ActiveProbes(plan, matches)), progress,
				WhenCancelled.NOTHING);
		CallRates recorded = results.comparedWith(plan, matches, results.source("of this run")).rates();
		List<ProbeLoad> loads = ProbeLoads.of(plan, withAll(plan, recorded, new RateSource("not recorded", results.recordedBy())));
		checkFired(loads, load -> load.kind().isOfOperations());
		return new RecordedLoads(loads,
				results.counts().observedNanos() / NANOS_PER_SECOND / units.whole().units() * units.steadyShareOfRecords());
	}

	/**
	 * The same of probes that watch fields and types.
	 *
	 * @param log folder of the log of events
	 */
	public static RecordedLoads ofEvents(Plan plan, Path log, Observation units) throws BenchmarkException, IOException {
		Plan watched = Probes.withoutOperations(plan);
		EventRates events = EventRates.read(log.resolve(ObjectWeaving.LOG), watched);
		List<ProbeLoad> loads = ProbeLoads.of(watched,
				withAll(watched, events.rates("of this run", watched), new RateSource("not recorded", List.of())));
		checkFired(loads, load -> true);
		return new RecordedLoads(loads, events.seconds() / units.whole().units());
	}

	/** Executions of probed operations, or events, in a unit of work. */
	double callsPerUnit() {
		return loads.stream().filter(ProbeLoad::active).flatMap(load -> load.callRate().stream()).mapToDouble(CallRate::callsPerSecond)
				.sum() * secondsPerUnit;
	}

	/** Probes that are not active, whose calls no recording counts. */
	int deactivated() {
		return (int) loads.stream().filter(load -> !load.active()).count();
	}

	/** @param isMeasured which of the probes are */
	private static void checkFired(List<ProbeLoad> loads, Predicate<ProbeLoad> isMeasured) throws BenchmarkException {
		if (loads.stream().flatMap(load -> load.callRate().stream()).allMatch(rate -> rate.callsPerSecond() == 0)) {
			throw new BenchmarkException(BenchmarkProblem.NO_PROBE_FIRED,
					loads.stream().filter(load -> load.active() && isMeasured.test(load)).map(ProbeLoad::signature)
							.limit(NAMED).collect(Collectors.joining(", ")));
		}
	}

	private static CallRates withAll(Plan plan, CallRates recorded, RateSource source) {
		Map<String, CallRate> rates = new HashMap<>(recorded.rates());
		plan.getProbes().stream().map(probe -> CallRates.normalise(Probes.name(probe))).filter(name -> recorded.find(name).isEmpty())
				.forEach(name -> rates.put(name, new CallRate(0, source)));
		return new CallRates(rates, recorded.recording());
	}
}
