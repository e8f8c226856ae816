/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/**
 * What a plan costs, probe by probe and as a whole. The order of the probes changes nothing but the order of {@link #probes()}.
 * Estimating a changed plan again and {@linkplain #with changing} one probe give the same to the last bit.
 */
public final class PlanEstimate {

	/** The number of application threads unless the user says otherwise. */
	public static final int DEFAULT_THREADS = 1;

	private static final double MILLIS_PER_NANO = 1e-6;
	private static final double MILLIS_PER_SECOND = 1000;
	/** Utilisation of the writer from which on threads may have to wait for it: what it takes is known to about a third. */
	static final double PERHAPS_SATURATED = 0.75;
	private static final Estimate.Unknown WRITER_UNKNOWN = new Estimate.Unknown(
			"The result set does not state the cost of a record in the writer's thread. Calibrate this machine.");
	private static final Estimate.Unknown ALLOCATION_UNKNOWN = new Estimate.Unknown("The result set does not state what these probes allocate. Calibrate this machine.");
	/** Nine in ten plans of the laboratory lie within 5 %, as compilers do without some objects ({@code docs/dev/truth.md}). */
	private static final double ALLOCATION_TOLERANCE = 0.1;
	private static final Estimate.Unknown RATE_NOT_SET = new Estimate.Unknown(
			"The calls per second are not set. Type them, or import them from a CSV file or a monitoring log.");

	private final CostModel asked;
	private final Costs costs;
	private final List<ProbeEstimate> probes;
	private final LoadGroup.Sums sums;
	/** Empty if nothing is known of who calls whom. */
	private final Optional<Callers> callers;
	private final PlanTotal total;
	private final WriterEstimate writer;

	private PlanEstimate(CostModel asked, Costs costs, ProbeEstimate[] probes, LoadGroup.Sums sums, Optional<Callers> callers) {
		this.asked = asked;
		this.costs = costs;
		this.probes = Collections.unmodifiableList(Arrays.asList(probes));
		this.sums = sums;
		this.callers = callers;
		List<LoadGroup> groups = sums.groups();
		Optional<Interval> writerMillis = costs.writerMillisPerSecond(groups);
		total = total(costs, groups, writerMillis);
		writer = WriterLoad.estimate(costs.model, groups, costs.threads, writerMillis);
	}

	/** For {@link #DEFAULT_THREADS}. */
	public static PlanEstimate of(CostModel model, List<ProbeLoad> plan) {
		return of(model, plan, DEFAULT_THREADS);
	}

	/**
	 * @param threads application threads of the program; where the model was measured with fewer, {@link CostModel#forThreads} is
	 * used
	 * @throws IllegalArgumentException if {@code threads} is below 1
	 */
	public static PlanEstimate of(CostModel model, List<ProbeLoad> plan, int threads) {
		Costs costs = new Costs(model.forThreads(threads), threads);
		Optional<CallContexts> contexts = CallContexts.areKnown(plan) ? Optional.of(new CallContexts(plan)) : Optional.empty();
		ProbeEstimate[] probes = new ProbeEstimate[plan.size()];
		CallContext[] context = new CallContext[probes.length];
		for (int i = 0; i < probes.length; i++) {
			context[i] = contexts.isPresent() ? contexts.get().of(i) : CallContexts.withoutCaller(plan.get(i));
		}
		LoadGroup.Sums sums = sums(plan, context, new LoadGroup.Sums(Optional.empty(), 0));
		if (costs.model.gapCosts().isPresent()) {
			// How a gap counts depends on how busy the writer is.
			costs.setRecordsPerSecond(sums.groups());
			sums = sums(plan, context, new LoadGroup.Sums(costs.gapCosts(), costs.recordsPerSecond));
		}
		Optional<Callers> callers = contexts.map(of -> new Callers(of, Inflation.of(of, costs.perExecution(of))));
		for (int i = 0; i < probes.length; i++) {
			probes[i] = costs.of(plan.get(i), context[i], i, callers);
		}
		return new PlanEstimate(model, costs, probes, sums, callers);
	}

	private static LoadGroup.Sums sums(List<ProbeLoad> plan, CallContext[] context, LoadGroup.Sums sums) {
		for (int i = 0; i < context.length; i++) {
			sums.add(plan.get(i), context[i]);
		}
		return sums;
	}

	/**
	 * The estimate of the same plan with one probe changed. Computed are only that probe, those whose caller or context changes
	 * with it, those above them, and the sums; all of them if its signature changes, or if it makes known who calls whom.
	 *
	 * @param place of the probe, from 0
	 */
	public PlanEstimate with(int place, ProbeLoad changed) {
		boolean renamed = !probes.get(place).load().signature().equals(changed.signature());
		// By gaps, what each probe costs depends on the records of all others.
		if (costs.model.gapCosts().isPresent() || callers.isPresent() && renamed || callers.isPresent() != areCallersKnown(place, changed)) {
			List<ProbeLoad> plan = new ArrayList<>(loads());
			plan.set(place, changed);
			return of(asked, plan, costs.threads);
		}
		ProbeEstimate[] newProbes = probes.toArray(ProbeEstimate[]::new);
		LoadGroup.Sums newSums = sums.copy();
		Optional<CallContexts> newContexts = callers.map(before -> before.contexts.with(place, changed));
		int[] touched = newContexts.isEmpty() ? new int[] { place } : callers.get().contexts.touched(place, newContexts.get());
		BitSet outdated = newContexts.map(after -> callers.get().inflation.outdated(touched, after)).orElseGet(BitSet::new);
		Optional<Callers> newCallers = newContexts.map(after -> callers.get().with(after, outdated, costs));
		for (int i : touched) {
			ProbeEstimate before = newProbes[i];
			ProbeLoad load = i == place ? changed : before.load();
			CallContext context = newCallers.isPresent() ? newCallers.get().contexts.of(i) : CallContexts.withoutCaller(load);
			newSums.remove(before.load(), before.context());
			newSums.add(load, context);
			newProbes[i] = costs.of(load, context, i, newCallers);
		}
		newCallers.ifPresent(after -> after.outdated(callers.get(), outdated).forEach(
				i -> newProbes[i] = newProbes[i].withInflation(after.inflation.of(i, newProbes[i].nanosPerCall()))));
		return new PlanEstimate(asked, costs, newProbes, newSums, newCallers);
	}

	/** {@link CallContexts#areKnown} after the change, without a copy of the plan. */
	private boolean areCallersKnown(int place, ProbeLoad changed) {
		return changed.namesCaller() || callers.isPresent() && others(place).anyMatch(ProbeLoad::namesCaller)
				|| CallContexts.opensEveryTrace(changed) && others(place).allMatch(CallContexts::opensEveryTrace);
	}

	private Stream<ProbeLoad> others(int place) {
		return IntStream.range(0, probes.size()).filter(i -> i != place).mapToObj(i -> probes.get(i).load());
	}

	/**
	 * What collecting and hand-over cost by themselves per second; empty unless all active probes are estimated by the gaps between their
	 * records.
	 */
	public Optional<PortionTotals> portionsPerSecond() {
		return costs.portions(sums.groups());
	}

	/** By which the costs were computed; for several threads, the model of so many threads. */
	public CostModel model() {
		return costs.model;
	}

	/** Application threads of the program, from 1. */
	public int threads() {
		return costs.threads;
	}

	/** As many as the plan has, in its order. */
	public List<ProbeEstimate> probes() {
		return probes;
	}

	/** The plan. */
	public List<ProbeLoad> loads() {
		return probes.stream().map(ProbeEstimate::load).toList();
	}

	public PlanTotal total() {
		return total;
	}

	public WriterEstimate writer() {
		return writer;
	}

	/** Of the probe at a place in the plan, from 0. */
	public String signature(int place) {
		return probes.get(place).load().signature();
	}

	/** The cost per second of the probe at a place, and how it came about. */
	CostFigure costPerSecond(int place) {
		ProbeEstimate probe = probes.get(place);
		CostFigure rate = probe.load().callRate().map(PlanEstimate::callsPerSecond)
				.orElseGet(() -> new CostFigure("calls per second", "1/s", new Estimate.Unknown("they are not set")));
		return new CostFigure("cost per second", "ms/s", probe.millisPerSecond(), Provenance.NONE.by("{0} × {1} ÷ 1,000,000 ns/ms",
				() -> List.of(new CostFigure("cost per call", "ns", probe.nanosPerCall()), rate)));
	}

	private static CostFigure callsPerSecond(CallRate rate) {
		return CostFigure.stated("calls per second", "1/s", rate.callsPerSecond(), rate.source());
	}

	/** CPU time of the process per execution of the probe at a place: the probe's own cost and what the writer's thread needs. */
	public Estimate processNanosPerCall(int place) {
		ProbeEstimate probe = probes.get(place);
		if (!probe.load().active() || !(probe.nanosPerCall() instanceof Estimate.Known application)) {
			return probe.nanosPerCall();
		}
		return costs.byGaps(probe.load().kind(), true).<Estimate>map(gaps -> {
			Interval writer = gaps.writerNanosPerCall(probe.load(), costs.recordsPerSecond);
			return new Estimate.Extrapolated(Optional.empty(), application.estimate().plusDependent(writer), process(application, writer, "ns", costs.model.sweep()));
		}).orElse(WRITER_UNKNOWN);
	}

	/** Who calls whom, and what that makes of the costs. */
	private record Callers(CallContexts contexts, Inflation inflation) {

		private Callers with(CallContexts after, BitSet outdated, Costs costs) {
			return new Callers(after, inflation.with(after, outdated, costs.perExecution(after)));
		}

		/** The probes whose inflation may differ from before, in ascending order: all if the words of every estimate do. */
		private IntStream outdated(Callers before, BitSet computed) {
			return inflation.saysOtherThan(before.inflation) ? IntStream.range(0, contexts.size()) : computed.stream();
		}
	}

	/** What probes cost by the model: asked once, used for all probes. */
	private static final class Costs {

		private final CostModel model;
		private final int threads;
		/** By the gaps between records, with as many threads; empty if the model does not know that. */
		private final Optional<GapEstimates> gaps;
		private final Map<ProbeKind, Map<CallContext, Estimate>> active = new EnumMap<>(ProbeKind.class);
		private final Map<ProbeKind, Estimate> deactivated = new EnumMap<>(ProbeKind.class);
		private final Map<ProbeKind, Estimate> perTrace = new EnumMap<>(ProbeKind.class);
		/** Of the whole plan, for costs by the gaps between records. */
		private double recordsPerSecond;

		private Costs(CostModel model, int threads) {
			this.model = model;
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

		private void setRecordsPerSecond(List<LoadGroup> groups) {
			recordsPerSecond = model.gapCosts().map(by -> groups.stream().filter(group -> group.active() && group.kind() == by.kind())
					.mapToDouble(group -> by.records(group.callsPerSecond(), group.entriesPerSecond())).sum()).orElse(0.0);
		}

		/** By the gaps between records, where that is known. */
		private Optional<GapEstimates> byGaps(ProbeKind kind, boolean on) {
			return gaps.filter(by -> on && by.costs().kind() == kind && threads <= by.costs().threads());
		}

		private Optional<GapCosts> gapCosts() {
			return gaps.map(GapEstimates::costs);
		}

		private Estimate perExecution(ProbeLoad load, CallContext context) {
			return byGaps(load.kind(), load.active()).map(by -> by.perCall(load, recordsPerSecond))
					.orElseGet(() -> perExecution(load.kind(), load.active(), context));
		}

		private Estimate perExecution(ProbeKind kind, boolean on, CallContext context) {
			return on ? active.get(kind).get(context) : deactivated.get(kind);
		}

		private IntFunction<Estimate> perExecution(CallContexts contexts) {
			return probe -> perExecution(contexts.load(probe), contexts.of(probe));
		}

		/**
		 * What opening a trace costs in addition; empty where that is nothing, or set to 0, which has no interval of its own to
		 * add.
		 */
		private Optional<Estimate.Known> opening(ProbeKind kind, boolean on) {
			return on && perTrace.get(kind) instanceof Estimate.Known trace && trace.estimate().high() > 0 ? Optional.of(trace)
					: Optional.empty();
		}

		private ProbeEstimate of(ProbeLoad load, CallContext context, int place, Optional<Callers> callers) {
			Estimate perCall = perExecution(load, context);
			Optional<CallRate> rate = load.callRate();
			Optional<Estimate.Known> trace = byGaps(load.kind(), load.active()).isPresent() ? Optional.empty()
					: opening(load.kind(), load.active());
			if (trace.isPresent() && perCall instanceof Estimate.Known known && rate.isPresent() && rate.get().callsPerSecond() > 0
					&& rate.get().traceEntriesPerSecond().orElse(0) > 0) {
				double share = rate.get().traceEntriesPerSecond().getAsDouble() / rate.get().callsPerSecond();
				perCall = known.plus(trace.get().times(share, Provenance.NONE), withTraces(known, trace.get(), rate.get()));
			}
			Estimate inflation = callers.isPresent() ? callers.get().inflation.of(place, perCall) : Inflation.withoutCallers(perCall);
			return new ProbeEstimate(load, context, perCall, millisPerSecond(perCall, load), inflation);
		}

		private static Provenance withTraces(Estimate.Known perExecution, Estimate.Known perTrace, CallRate rate) {
			return perExecution.provenance().from("{0} + {1} × {2} ÷ {3}", () -> List.of(
					new CostFigure("cost per execution", "ns", perExecution), new CostFigure("cost per trace", "ns", perTrace),
					CostFigure.stated("trace entries per second", "1/s", rate.traceEntriesPerSecond().orElseThrow(), rate.source()),
					callsPerSecond(rate)));
		}

		/** Of the probes of a group whose rate is known. */
		private Estimate.Known millisPerSecond(LoadGroup group, Estimate.Known perCall) {
			Optional<GapEstimates> gaps = byGaps(group.kind(), group.active());
			if (gaps.isPresent()) {
				return gaps.get().millisPerSecond(group, recordsPerSecond);
			}
			Estimate.Known cost = perCall.times(group.callsPerSecond() * MILLIS_PER_NANO, Provenance.NONE);
			Optional<Estimate.Known> trace = group.entriesPerSecond() > 0 ? opening(group.kind(), group.active()) : Optional.empty();
			return trace.isPresent() ? cost.plus(
					trace.get().times(group.entriesPerSecond() * MILLIS_PER_NANO, Provenance.NONE), Provenance.NONE) : cost;
		}

		private Optional<PortionTotals> portions(List<LoadGroup> groups) {
			Optional<PortionTotals> sum = Optional.of(PortionTotals.NONE);
			for (LoadGroup group : groups) {
				if (group.active() && group.withRate() > 0) {
					Optional<PortionTotals> one = byGaps(group.kind(), true).map(by -> by.portions(group, recordsPerSecond));
					sum = sum.flatMap(before -> one.map(before::plus));
				}
			}
			return sum.map(all -> isPerhapsSaturated(writerMillisPerSecond(groups))
					? all.upTo(MILLIS_PER_SECOND / MILLIS_PER_NANO * threads) : all);
		}

		/** CPU time of the thread that writes, for the probes whose cost and rate are known; empty if the model does not have it. */
		private Optional<Interval> writerMillisPerSecond(List<LoadGroup> groups) {
			Optional<Interval> sum = Optional.of(Interval.exactly(0));
			for (LoadGroup group : groups) {
				if (group.active() && group.withRate() > 0 && perExecution(group.kind(), true, group.context()) instanceof Estimate.Known) {
					Optional<Interval> millis = byGaps(group.kind(), true).map(by -> by.writerMillisPerSecond(group, recordsPerSecond));
					sum = sum.flatMap(before -> millis.map(before::plusDependent));
				}
			}
			return sum;
		}

		/** By active probes whose rate is known; where it is not known which executions open a trace, between none and all of them. */
		private Estimate allocatedBytesPerSecond(List<LoadGroup> groups) {
			Optional<ProbeAllocation> allocation = model.allocation();
			ProbeKind kind = gapCosts().map(GapCosts::kind).orElse(null);
			if (allocation.isEmpty() || groups.stream().anyMatch(group -> group.active() && group.kind() != kind)) {
				return ALLOCATION_UNKNOWN;
			}
			Interval bytes = Interval.exactly(0);
			for (LoadGroup group : groups) {
				if (group.active()) {
					double least = allocation.get().bytes(group.callsPerSecond(), group.entriesPerSecond());
					double most = group.context() == CallContext.ASSUMED_NESTED ? allocation.get().bytes(group.callsPerSecond(), group.callsPerSecond()) : least;
					bytes = bytes.plusDependent(new Interval(least, least, most));
				}
			}
			return new Estimate.Extrapolated(Optional.empty(), bytes.atLeastRelative(ALLOCATION_TOLERANCE),
					model.sweep().by("bytes per execution × calls per second + bytes per trace × trace entries per second"));
		}

		/** The provenance stays that of the cost per call; the source of the rate is in the load. */
		private static Estimate millisPerSecond(Estimate nanosPerCall, ProbeLoad load) {
			if (!(nanosPerCall instanceof Estimate.Known known)) {
				return nanosPerCall;
			}
			if (load.callRate().isEmpty()) {
				return RATE_NOT_SET;
			}
			return known.times(load.callRate().get().callsPerSecond() * MILLIS_PER_NANO, known.provenance());
		}
	}

	/** Threads may have to wait for such a writer, for as long as they have. */
	private static boolean isPerhapsSaturated(Optional<Interval> writerMillis) {
		return writerMillis.filter(millis -> millis.value() >= PERHAPS_SATURATED * MILLIS_PER_SECOND).isPresent();
	}

	/**
	 * All probes share the error of the same portions, so the ends of their intervals add up (not their squares).
	 *
	 * @param writerMillis CPU time of the thread that writes, per second; empty if it is not known
	 */
	private static PlanTotal total(Costs costs, List<LoadGroup> groups, Optional<Interval> writerMillis) {
		TreeMap<String, Integer> unknown = new TreeMap<>();
		int probes = 0;
		Interval estimate = Interval.exactly(0);
		Optional<Interval> measurement = Optional.of(Interval.exactly(0));
		for (LoadGroup group : groups) {
			switch (costs.perExecution(group.kind(), group.active(), group.context())) {
				case Estimate.Unknown reason -> unknown.merge(reason.reason(), group.probes(), Integer::sum);
				case Estimate.Known perCall -> {
					if (group.withoutRate() > 0) {
						unknown.merge(RATE_NOT_SET.reason(), group.withoutRate(), Integer::sum);
					}
					if (group.withRate() > 0) {
						probes += group.withRate();
						Estimate.Known cost = costs.millisPerSecond(group, perCall);
						Optional<Interval> measured = cost.measurement();
						estimate = estimate.plusDependent(cost.estimate());
						measurement = measurement.flatMap(sum -> measured.map(sum::plusDependent));
					}
				}
			}
		}
		if (probes == 0 && !unknown.isEmpty()) {
			Estimate none = new Estimate.Unknown("No probe of the plan has a known cost per second.");
			return new PlanTotal(none, none, none, 0, unknown);
		}
		Provenance sum = Provenance.stated(costs.model.measuredOn())
				.by("sum over " + Counted.of(probes, "probe") + " of cost per call × calls per second", Remark.Note.SAME_ERRORS);
		if (isPerhapsSaturated(writerMillis)) {
			estimate = estimate.including(MILLIS_PER_SECOND * costs.threads);
			sum = sum.with(Remark.Note.WRITER_TOO_SLOW);
		}
		Estimate.Known application = new Estimate.Extrapolated(measurement, estimate, sum);
		Estimate process = writerMillis.<Estimate>map(millis -> new Estimate.Extrapolated(Optional.empty(),
				application.estimate().plusDependent(millis), process(application, millis, "ms/s", costs.model.sweep()))).orElse(WRITER_UNKNOWN);
		return new PlanTotal(application, process, costs.allocatedBytesPerSecond(groups), probes, unknown);
	}

	private static Provenance process(Estimate.Known application, Interval writer, String unit, Provenance sweep) {
		return sweep.from("{0} + {1}", () -> List.of(new CostFigure("time of application threads", unit, application),
				new CostFigure("time of the writer's thread", unit, new Estimate.Extrapolated(Optional.empty(), writer,
						sweep.by("records × (awake + wake-up × share asleep)")))));
	}
}
