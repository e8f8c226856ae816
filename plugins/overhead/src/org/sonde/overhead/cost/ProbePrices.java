/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/**
 * What probes cost by a model, each by itself: asked once, used for all probes. Where costs go by the gaps between records, it also matters
 * how many records per second the whole plan makes, as they keep the writer busy.
 */
public final class ProbePrices {
	private static final Estimate.Unknown ALLOCATION_UNKNOWN = new Estimate.Unknown(
			"The result set does not state what these probes allocate. Calibrate this machine.");
	/** Nine in ten plans of the laboratory lie within 5 %, as compilers do without some objects ({@code docs/dev/truth.md}). */
	private static final double ALLOCATION_TOLERANCE = 0.1;


	private final CostModel model;
	private final int threads;
	/** The estimates by the gaps between records, with this number of threads. Empty if the model does not know them. */
	private final Optional<GapEstimates> gaps;
	private final Map<ProbeKind, Map<CallContext, Estimate>> active = new EnumMap<>(ProbeKind.class);
	private final Map<ProbeKind, Estimate> deactivated = new EnumMap<>(ProbeKind.class);
	private final Map<ProbeKind, Estimate> perTrace = new EnumMap<>(ProbeKind.class);
	/** Found last: a placement prices thousands of probes of the same plan. Any thread may replace it. */
	private volatile AtRandom last = new AtRandom(Double.NaN, 0);

	/** The share of records that find the writer asleep if they come at random. */
	private record AtRandom(double recordsPerSecond, double wakeUpsPerRecord) {
	}

	/**
	 * @param threads application threads of the program; where the model was measured with fewer, {@link CostModel#forThreads} is used
	 * @throws IllegalArgumentException if {@code threads} is below 1
	 */
	public ProbePrices(CostModel asked, int threads) {
		model = asked.forThreads(threads);
		this.threads = threads;
		gaps = model.gapEstimates().map(by -> threads > 1 ? by.withSeveralThreads() : by);
		for (ProbeKind kind : ProbeKind.values()) {
			Map<CallContext, Estimate> contexts = new EnumMap<>(CallContext.class);
			for (CallContext context : CallContext.values()) {
				contexts.put(context, EstimateUncertainty.inPrograms(kind, model.nanosPerCall(kind, true, threads, context)));
			}
			active.put(kind, contexts);
			deactivated.put(kind, model.nanosPerCall(kind, false, threads));
			perTrace.put(kind, model.nanosPerTrace(kind, threads));
		}
	}

	CostModel model() {
		return model;
	}

	int threads() {
		return threads;
	}

	/** Whether active probes are estimated by the gaps between their records. Then it does not matter who calls them. */
	public boolean isByGaps(ProbeKind kind) {
		return byGaps(kind, true).isPresent();
	}

	/** Whether a probe has gaps that say too little, so that they do not count ({@link GapCosts#areKnown}). */
	public boolean hasDoubtfulGaps(ProbeLoad load) {
		return gapCosts().isPresent() && load.gaps().filter(gaps -> !gapCosts().get().areKnown(gaps)).isPresent();
	}

	/**
	 * Returns doubtful gaps as the shortest ones that fewer probes can have if the gaps are not doubtful there
	 * ({@link GapCosts#leastKnown}).
	 */
	public GapHistogram leastKnown(GapHistogram gaps) {
		return gapCosts().orElseThrow().leastKnown(gaps);
	}

	/** The probe without its gaps, if these are doubtful. */
	ProbeLoad trusted(ProbeLoad load) {
		return hasDoubtfulGaps(load)
				? new ProbeLoad(load.signature(), load.kind(), load.active(), load.callRate().map(CallRate::withoutGaps), load.value())
				: load;
	}

	/** Records that a probe makes per second; 0 if nothing depends on that, or if its call rate is not known. */
	public double recordsPerSecond(ProbeLoad load) {
		return byGaps(load.kind(), load.active()).flatMap(
				by -> load.callRate().map(rate -> by.costs().records(rate.callsPerSecond(), rate.traceEntriesPerSecond().orElse(0))))
				.orElse(0.0);
	}

	/** Returns the records per second of a plan, or 0 if nothing depends on them. */
	double recordsPerSecond(List<LoadGroup> groups) {
		return gapCosts().map(by -> groups.stream().filter(group -> group.active() && group.kind() == by.kind())
				.mapToDouble(group -> by.records(group.callsPerSecond(), group.entriesPerSecond())).sum()).orElse(0.0);
	}

	/**
	 * What each of some probes costs the application's threads per second.
	 *
	 * @param recordsPerSecond of the whole plan that the probe at a place is in
	 */
	public List<Estimate> millisPerSecond(List<ProbeLoad> probes, IntToDoubleFunction recordsPerSecond) {
		CallContext[] contexts = CallContexts.ofEach(probes, CallContexts.of(probes));
		List<Estimate> costs = new ArrayList<>();
		for (int i = 0; i < contexts.length; i++) {
			costs.add(millisPerSecond(nanosPerCall(trusted(probes.get(i)), contexts[i], recordsPerSecond.applyAsDouble(i)), probes.get(i)));
		}
		return costs;
	}

	/** Returns the estimates by the gaps between records, if known. */
	Optional<GapEstimates> byGaps(ProbeKind kind, boolean on) {
		return gaps.filter(by -> on && by.costs().kind() == kind && threads <= by.costs().threads());
	}

	Optional<GapCosts> gapCosts() {
		return gaps.map(GapEstimates::costs);
	}

	private double wakeUpsAtRandom(double recordsPerSecond) {
		AtRandom known = last;
		if (known.recordsPerSecond != recordsPerSecond) {
			known = new AtRandom(recordsPerSecond, gapCosts().orElseThrow().wakeUpsPerRecord(recordsPerSecond));
			last = known;
		}
		return known.wakeUpsPerRecord;
	}

	/** Without the constant of a trace. */
	Estimate perExecution(ProbeLoad load, CallContext context, double recordsPerSecond) {
		if (!load.active()) {
			return deactivated(load.kind(), load.callRate().map(CallRate::callsPerSecond).orElse(0.0));
		}
		return byGaps(load.kind(), true).map(by -> by.perCall(load, recordsPerSecond, this::wakeUpsAtRandom))
				.orElseGet(() -> active.get(load.kind()).get(context));
	}

	/**
	 * Likewise, of each probe of a group.
	 *
	 * @param deactivatedCallsPerSecond of all deactivated probes of the plan
	 */
	Estimate perExecution(LoadGroup group, double deactivatedCallsPerSecond) {
		return group.active() ? active.get(group.kind()).get(group.context()) : deactivated(group.kind(), deactivatedCallsPerSecond);
	}

	/** @param callsPerSecond of the probes whose costs are added up */
	private Estimate deactivated(ProbeKind kind, double callsPerSecond) {
		return EstimateUncertainty.instrumentationInPrograms(deactivated.get(kind), callsPerSecond, threads);
	}

	/**
	 * What opening a trace costs in addition; empty where that is nothing, or set to 0, which has no interval of its own to
	 * add.
	 */
	private Optional<Estimate.Known> opening(ProbeKind kind, boolean on) {
		return on && perTrace.get(kind) instanceof Estimate.Known trace && trace.estimate().high() > 0 ? Optional.of(trace)
				: Optional.empty();
	}

	Estimate nanosPerCall(ProbeLoad load, CallContext context, double recordsPerSecond) {
		Estimate perCall = perExecution(load, context, recordsPerSecond);
		Optional<CallRate> rate = load.callRate();
		Optional<Estimate.Known> trace = byGaps(load.kind(), load.active()).isPresent() ? Optional.empty()
				: opening(load.kind(), load.active());
		if (trace.isPresent() && perCall instanceof Estimate.Known known && rate.isPresent() && rate.get().callsPerSecond() > 0
				&& rate.get().traceEntriesPerSecond().orElse(0) > 0) {
			double share = rate.get().traceEntriesPerSecond().getAsDouble() / rate.get().callsPerSecond();
			return known.plus(trace.get().times(share, Provenance.NONE), withTraces(known, trace.get(), rate.get()));
		}
		return perCall;
	}

	private static Provenance withTraces(Estimate.Known perExecution, Estimate.Known perTrace, CallRate rate) {
		return perExecution.provenance().from("{0} + {1} × {2} ÷ {3}", () -> List.of(
				new CostFigure("cost per execution", "ns", perExecution), new CostFigure("cost per trace", "ns", perTrace),
				CostFigure.stated("trace entries per second", "1/s", rate.traceEntriesPerSecond().orElseThrow(), rate.source().text()),
				PlanEstimate.callsPerSecond(rate)));
	}

	/** Returns the cost of the probes of a group with a known rate. */
	Estimate.Known millisPerSecond(LoadGroup group, Estimate.Known perCall, double recordsPerSecond) {
		Optional<GapEstimates> gaps = byGaps(group.kind(), group.active());
		if (gaps.isPresent()) {
			return gaps.get().millisPerSecond(group, recordsPerSecond);
		}
		Estimate.Known cost = perCall.times(group.callsPerSecond() * PlanEstimate.MILLIS_PER_NANO, Provenance.NONE);
		Optional<Estimate.Known> trace = group.entriesPerSecond() > 0 ? opening(group.kind(), group.active()) : Optional.empty();
		return trace.isPresent() ? cost.plus(
				trace.get().times(group.entriesPerSecond() * PlanEstimate.MILLIS_PER_NANO, Provenance.NONE), Provenance.NONE) : cost;
	}

	Optional<PortionTotals> portions(List<LoadGroup> groups, double recordsPerSecond) {
		Optional<PortionTotals> sum = Optional.of(PortionTotals.NONE);
		for (LoadGroup group : groups) {
			if (group.active() && group.withRate() > 0 && group.kind().isOfOperations()) {
				Optional<PortionTotals> one = byGaps(group.kind(), true).map(by -> by.portions(group, recordsPerSecond));
				sum = sum.flatMap(before -> one.map(before::plus));
			}
		}
		return sum.map(all -> PlanEstimate.isPerhapsSaturated(writerMillisPerSecond(groups, recordsPerSecond))
				? all.upTo(PlanEstimate.MILLIS_PER_SECOND / PlanEstimate.MILLIS_PER_NANO * threads) : all);
	}

	/** CPU time of the thread that writes, for the probes whose cost and rate are known; empty if the model does not have it. */
	Optional<Interval> writerMillisPerSecond(List<LoadGroup> groups, double recordsPerSecond) {
		Optional<Interval> sum = Optional.of(Interval.exactly(0));
		for (LoadGroup group : groups) {
			if (group.active() && group.withRate() > 0 && active.get(group.kind()).get(group.context()) instanceof Estimate.Known) {
				Optional<Interval> millis = byGaps(group.kind(), true).map(by -> by.writerMillisPerSecond(group, recordsPerSecond));
				sum = sum.flatMap(before -> millis.map(before::plusDependent));
			}
		}
		return sum;
	}

	/**
	 * Returns what active probes of operations with a known rate allocate. If it is unknown which executions open a trace, the interval is
	 * from none to all of them.
	 */
	Estimate allocatedBytesPerSecond(List<LoadGroup> groups) {
		Optional<ProbeAllocation> allocation = model.allocation();
		ProbeKind kind = gapCosts().map(GapCosts::kind).orElse(null);
		List<LoadGroup> active = groups.stream().filter(group -> group.active() && group.kind().isOfOperations()).toList();
		if (allocation.isEmpty() || active.stream().anyMatch(group -> group.kind() != kind)) {
			return ALLOCATION_UNKNOWN;
		}
		Interval bytes = Interval.exactly(0);
		for (LoadGroup group : active) {
			double least = allocation.get().bytes(group.callsPerSecond(), group.entriesPerSecond());
			double most = group.context() == CallContext.ASSUMED_NESTED
					? allocation.get().bytes(group.callsPerSecond(), group.callsPerSecond())
					: least;
			bytes = bytes.plusDependent(new Interval(least, least, most));
		}
		return new Estimate.Extrapolated(Optional.empty(), bytes.atLeastRelative(ALLOCATION_TOLERANCE),
				model.sweep().by("bytes per execution × calls per second + bytes per trace × trace entries per second"));
	}

	/** The provenance stays that of the cost per call; the source of the rate is in the load. */
	static Estimate millisPerSecond(Estimate nanosPerCall, ProbeLoad load) {
		if (!(nanosPerCall instanceof Estimate.Known known)) {
			return nanosPerCall;
		}
		if (load.callRate().isEmpty()) {
			return PlanEstimate.rateNotSet(load.kind());
		}
		return known.times(load.callRate().get().callsPerSecond() * PlanEstimate.MILLIS_PER_NANO, known.provenance());
	}
}
