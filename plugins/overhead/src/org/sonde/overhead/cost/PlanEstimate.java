/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.objects.EventPortions;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/**
 * What a plan costs, probe by probe and as a whole. The order of the probes changes nothing but the order of {@link #probes()}.
 */
public final class PlanEstimate {

	/** The number of application threads unless the user says otherwise. */
	public static final int DEFAULT_THREADS = 1;

	static final double MILLIS_PER_NANO = 1e-6;
	static final double MILLIS_PER_SECOND = 1000;
	/** Utilisation of the writer from which on threads may have to wait for it: what it takes is known to about a third. */
	static final double PERHAPS_SATURATED = 0.75;
	private static final Estimate.Unknown WRITER_UNKNOWN = new Estimate.Unknown(
			"The result set does not state the cost of a record in the writer's thread. Calibrate this machine.");
	private static final Estimate.Unknown CALLS_NOT_SET = new Estimate.Unknown(
			"The calls per second are not set. Type them, or import them from a CSV file or a monitoring log.");
	private static final Estimate.Unknown EVENTS_NOT_SET = new Estimate.Unknown(
			"The events per second are not set. Type them, or take them from a run: sonde calls --update-plan, or Copy Event Rates into Plan.");

	private final ProbePrices costs;
	private final ObjectEstimates objects;
	private final double recordsPerSecond;
	private final List<ProbeEstimate> probes;
	private final List<LoadGroup> groups;
	private final PlanTotal total;
	private final WriterEstimate writer;

	private PlanEstimate(ProbePrices costs, ObjectEstimates objects, double recordsPerSecond, ProbeEstimate[] probes,
			List<LoadGroup> groups) {
		this.costs = costs;
		this.objects = objects;
		this.recordsPerSecond = recordsPerSecond;
		this.probes = List.of(probes);
		this.groups = groups;
		Optional<Interval> writerMillis = costs.writerMillisPerSecond(groups, recordsPerSecond);
		total = total(writerMillis);
		writer = WriterLoad.estimate(costs.model(), groups, costs.threads(), writerMillis);
	}

	/**
	 * @param threads application threads of the program; where the model was measured with fewer, {@link CostModel#forThreads} is
	 * used
	 * @throws IllegalArgumentException if {@code threads} is below 1
	 */
	public static PlanEstimate of(CostModel model, List<ProbeLoad> plan, int threads) {
		ProbePrices costs = new ProbePrices(model, threads);
		Optional<CallContexts> callers = CallContexts.of(plan);
		CallContext[] contexts = CallContexts.ofEach(plan, callers);
		List<ProbeLoad> trusted = plan.stream().map(costs::trusted).toList();
		List<LoadGroup> groups = sums(trusted, contexts, new LoadGroup.Sums(Optional.empty(), 0)).groups();
		double recordsPerSecond = costs.recordsPerSecond(groups);
		if (costs.gapCosts().isPresent()) {
			// The weight of a gap depends on how busy the writer is.
			groups = sums(trusted, contexts, new LoadGroup.Sums(costs.gapCosts(), recordsPerSecond)).groups();
		}
		ObjectEstimates objects = new ObjectEstimates(costs.model().objects(), plan, threads);
		Optional<Inflation> inflation = callers
				.map(of -> Inflation.of(of, i -> costs.perExecution(trusted.get(i), contexts[i], recordsPerSecond)));
		ProbeEstimate[] probes = new ProbeEstimate[plan.size()];
		for (int i = 0; i < probes.length; i++) {
			if (!plan.get(i).kind().isOfOperations()) {
				probes[i] = objects.of(plan.get(i), contexts[i]);
				continue;
			}
			int place = i;
			Estimate perCall = costs.nanosPerCall(trusted.get(i), contexts[i], recordsPerSecond);
			probes[i] = new ProbeEstimate(plan.get(i), contexts[i], perCall, ProbePrices.millisPerSecond(perCall, plan.get(i)),
					inflation.map(of -> of.of(place, perCall)).orElseGet(() -> Inflation.withoutCallers(perCall)));
		}
		return new PlanEstimate(costs, objects, recordsPerSecond, probes, groups);
	}

	/** Returns the sums of the probes of operations. */
	private static LoadGroup.Sums sums(List<ProbeLoad> plan, CallContext[] context, LoadGroup.Sums sums) {
		for (int i = 0; i < context.length; i++) {
			if (plan.get(i).kind().isOfOperations()) {
				sums.add(plan.get(i), context[i]);
			}
		}
		return sums;
	}

	/**
	 * What collecting and hand-over cost by themselves per second; empty unless all active probes are estimated by the gaps between their
	 * records.
	 */
	public Optional<PortionTotals> portionsPerSecond() {
		return costs.portions(groups, recordsPerSecond);
	}

	/** Returns the model of the costs. For several threads, it is the model of that number of threads. */
	public CostModel model() {
		return costs.model();
	}

	/** Application threads of the program, from 1. */
	public int threads() {
		return costs.threads();
	}

	/** Returns the estimates of all probes, in the order of the plan. */
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

	/** Returns the signature of the probe at a place in the plan, from 0. */
	public String signature(int place) {
		return probes.get(place).load().signature();
	}

	/** The cost per second of the probe at a place, and how it came about. */
	CostFigure costPerSecond(int place) {
		ProbeEstimate probe = probes.get(place);
		String counted = probe.load().kind().isOfOperations() ? "call" : "event";
		CostFigure rate = probe.load().callRate().map(known -> perSecond(counted, known))
				.orElseGet(() -> new CostFigure(counted + "s per second", "1/s", new Estimate.Unknown("they are not set")));
		return new CostFigure("cost per second", "ms/s", probe.millisPerSecond(), Provenance.NONE.by("{0} × {1} ÷ 1,000,000 ns/ms",
				() -> List.of(new CostFigure("cost per " + counted, "ns", probe.nanosPerCall()), rate)));
	}

	static CostFigure callsPerSecond(CallRate rate) {
		return perSecond("call", rate);
	}

	private static CostFigure perSecond(String counted, CallRate rate) {
		return CostFigure.stated(counted + "s per second", "1/s", rate.callsPerSecond(), rate.source().text());
	}

	/** Why it is unknown what a probe costs per second whose rate is. */
	static Estimate.Unknown rateNotSet(ProbeKind kind) {
		return kind.isOfOperations() ? CALLS_NOT_SET : EVENTS_NOT_SET;
	}

	/**
	 * Returns what an event of the probe at a place costs in each stage. Empty if the probe watches no objects, is deactivated, or if this
	 * is not known.
	 */
	public Optional<EventPortions> eventPortions(int place) {
		return probes.get(place).load().kind().isOfOperations() ? Optional.empty() : objects.portions(probes.get(place));
	}

	/** CPU time of the process per execution of the probe at a place: the probe's own cost and what the writer's thread needs. */
	public Estimate processNanosPerCall(int place) {
		ProbeEstimate probe = probes.get(place);
		if (!probe.load().kind().isOfOperations()) {
			return objects.processNanosPerEvent(probe);
		}
		if (!probe.load().active() || !(probe.nanosPerCall() instanceof Estimate.Known application)) {
			return probe.nanosPerCall();
		}
		return costs.byGaps(probe.load().kind(), true).<Estimate>map(gaps -> {
			Interval writer = gaps.writerNanosPerCall(costs.trusted(probe.load()), recordsPerSecond);
			return new Estimate.Extrapolated(Optional.empty(), application.estimate().plusDependent(writer),
					process(application, writer, "ns", costs.model().sweep()));
		}).orElse(WRITER_UNKNOWN);
	}

	/** Threads may have to wait for such a writer, for as long as they have. */
	static boolean isPerhapsSaturated(Optional<Interval> writerMillis) {
		return writerMillis.filter(millis -> millis.value() >= PERHAPS_SATURATED * MILLIS_PER_SECOND).isPresent();
	}

	/**
	 * All probes share the error of the same portions, so the ends of their intervals add up (not their squares). Deactivated probes
	 * together reach less far up than each by itself, because the compiler's part does not grow with them.
	 *
	 * @param writerMillis CPU time of the thread that writes, per second; empty if it is not known
	 */
	private PlanTotal total(Optional<Interval> writerMillis) {
		Sum sum = new Sum();
		double deactivatedCalls = groups.stream().filter(group -> !group.active()).mapToDouble(LoadGroup::callsPerSecond).sum();
		groups.forEach(group -> sum.add(group, costs.perExecution(group, deactivatedCalls)));
		probes.stream().filter(probe -> !probe.load().kind().isOfOperations()).forEach(sum::addWatching);
		if (sum.probes == 0 && !sum.unknown.isEmpty()) {
			Estimate none = new Estimate.Unknown("No probe of the plan has a known cost per second.");
			return new PlanTotal(none, none, none, 0, sum.unknown, sum.unknownDeactivated);
		}
		Provenance provenance = Provenance
				.stated(costs.model().measuredOn() + (sum.watching.isEmpty() ? "" : "; events: " + costs.model().objects().measuredOn()))
				.by("sum over " + Counted.of(sum.probes, "probe") + " of cost per call × calls per second", Remark.Note.SAME_ERRORS);
		Interval estimate = sum.estimate;
		if (isPerhapsSaturated(writerMillis)) {
			estimate = estimate.including(MILLIS_PER_SECOND * costs.threads());
			provenance = provenance.with(Remark.Note.WRITER_TOO_SLOW);
		}
		Estimate.Known application = new Estimate.Extrapolated(sum.measurement, estimate, provenance);
		if (!sum.watching.isEmpty()) {
			application = application.plus(ObjectEstimates.sum(sum.watching), provenance);
		}
		return new PlanTotal(application, process(application, writerMillis), allocatedBytesPerSecond(), sum.probes, sum.unknown,
				sum.unknownDeactivated);
	}

	/** What is known of the probes, added up, and what is not. */
	private final class Sum {
		private final TreeMap<String, Integer> unknown = new TreeMap<>();
		private final List<Estimate.Known> watching = new ArrayList<>();
		private int probes;
		private int unknownDeactivated;
		/** Of the probes of methods. */
		private Interval estimate = Interval.exactly(0);
		private Optional<Interval> measurement = Optional.of(Interval.exactly(0));

		void add(LoadGroup group, Estimate perExecution) {
			switch (perExecution) {
				case Estimate.Unknown reason -> unknown.merge(reason.reason(), group.probes(), Integer::sum);
				case Estimate.Known perCall -> {
					if (group.withoutRate() > 0) {
						unknown.merge(rateNotSet(group.kind()).reason(), group.withoutRate(), Integer::sum);
						unknownDeactivated += group.active() ? 0 : group.withoutRate();
					}
					if (group.withRate() > 0) {
						probes += group.withRate();
						Estimate.Known cost = costs.millisPerSecond(group, perCall, recordsPerSecond);
						Optional<Interval> measured = cost.measurement();
						estimate = estimate.plusDependent(cost.estimate());
						measurement = measurement.flatMap(sum -> measured.map(sum::plusDependent));
					}
				}
			}
		}

		void addWatching(ProbeEstimate probe) {
			switch (probe.millisPerSecond()) {
				case Estimate.Unknown reason -> {
					unknown.merge(reason.reason(), 1, Integer::sum);
					unknownDeactivated += probe.load().active() || probe.load().callRate().isPresent() ? 0 : 1;
				}
				case Estimate.Known cost -> {
					watching.add(cost);
					probes++;
				}
			}
		}
	}

	/** By records and events, as far as it is known; by events alone if the plan only watches fields and types. */
	private Estimate allocatedBytesPerSecond() {
		Estimate byEvents = objects.allocatedBytesPerSecond(probes);
		List<ProbeKind> active = probes.stream().filter(probe -> probe.load().active()).map(probe -> probe.load().kind()).toList();
		if (!active.isEmpty() && active.stream().noneMatch(ProbeKind::isOfOperations)) {
			return byEvents;
		}
		Estimate byRecords = costs.allocatedBytesPerSecond(groups);
		return byRecords instanceof Estimate.Known records && byEvents instanceof Estimate.Known events && events.value() > 0
				? records.plus(events, records.provenance().from("{0} + {1}", () -> List.of(
						new CostFigure("by records", "bytes/s", records), new CostFigure("by events", "bytes/s", events))))
				: byRecords;
	}

	/** Whether events of fields or types allocate more than the total says, because it is unknown how much, or how often they come. */
	public boolean allocationLacksEvents() {
		return objects.allocatedBytesPerSecond(probes) instanceof Estimate.Unknown
				|| probes.stream().anyMatch(probe -> !probe.load().kind().isOfOperations() && probe.load().active()
						&& !(probe.millisPerSecond() instanceof Estimate.Known));
	}

	private Estimate process(Estimate.Known application, Optional<Interval> writerMillis) {
		if (writerMillis.isEmpty()) {
			return WRITER_UNKNOWN;
		}
		Interval writer = writerMillis.get();
		return objects.deliveryMillisPerSecond(probes).<Estimate>map(delivery -> new Estimate.Extrapolated(Optional.empty(),
				application.estimate().plusDependent(writer).plusDependent(delivery.estimate()), process(application, writer, delivery)))
				.orElse(ObjectEstimates.DELIVERY_UNKNOWN);
	}

	private Provenance process(Estimate.Known application, Interval writer, Estimate.Known delivery) {
		Provenance ofRecords = process(application, writer, "ms/s", costs.model().sweep());
		return delivery.estimate().high() == 0 ? ofRecords : ofRecords.from("{0} + {1} + {2}",
						() -> Stream.concat(ofRecords.inputs().stream(),
								Stream.of(new CostFigure("time of the thread that delivers events", "ms/s", delivery))).toList());
	}

	private static Provenance process(Estimate.Known application, Interval writer, String unit, Provenance sweep) {
		return sweep.from("{0} + {1}", () -> List.of(new CostFigure("time of application threads", unit, application),
				new CostFigure("time of the writer's thread", unit, new Estimate.Extrapolated(Optional.empty(), writer,
						sweep.by("records × (awake + wake-up × share asleep)")))));
	}
}
