/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.objects.EventCosts;
import org.sonde.overhead.objects.EventKind;
import org.sonde.overhead.objects.EventPortions;
import org.sonde.overhead.objects.GapCurve;
import org.sonde.overhead.objects.HandOverByGap;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.statistics.Interval;

/**
 * What the probes of a plan cost that watch objects. All events go to one observer, the log of {@code sonde run}, so the gap before an
 * event is the time since the one before of any probe. A deactivated probe is a sensor without an observer.
 */
final class ObjectEstimates {
	static final Estimate.Unknown NOT_MEASURED = new Estimate.Unknown(
			"The cost of watched fields and types is unknown, because no result set has the cost of their events. "
					+ "Calibrate this machine for watched fields and types, or run sonde bench objects -o FOLDER --part stages --part gaps "
					+ "and pass --objects FOLDER.");
	static final Estimate.Unknown DELIVERY_UNKNOWN = new Estimate.Unknown("The result set does not state what delivering events costs.");
	static final Estimate.Unknown ALLOCATION_UNKNOWN = new Estimate.Unknown(
			"The result set does not state what events of watched fields and types allocate.");
	/** Values and stacks differ, and what the compiler does without: {@code docs/dev/objects-costs.md} has some real programs. */
	private static final double ALLOCATION_TOLERANCE = 0.5;
	private static final Estimate.Unknown NO_EXECUTION = new Estimate.Unknown("No operation is executed where an object is watched.");

	/** The cost of the hand-over and of the delivery of an event. */
	private record Delivered(Interval handOver, Optional<Interval> delivery) {

		private Delivered including(Interval range, Optional<Interval> ofDelivery) {
			return new Delivered(including(handOver, range),
					delivery.map(nanos -> ofDelivery.map(other -> including(nanos, other)).orElse(nanos)));
		}

		private static Interval including(Interval interval, Interval other) {
			return interval.including(other.low()).including(other.high());
		}
	}

	private final ObjectCosts costs;
	private final int threads;
	/** The events per second of all active probes of the plan with a known rate. */
	private final double eventsPerSecond;
	/** The hand-over by the gap. Empty if that is not known. */
	private final Map<EventKind, HandOverByGap> handOver = new EnumMap<>(EventKind.class);
	/** The costs of events with unknown gaps. */
	private final Map<EventKind, Delivered> atRandom = new EnumMap<>(EventKind.class);

	/** @param threads application threads of the program */
	ObjectEstimates(ObjectCosts costs, List<ProbeLoad> plan, int threads) {
		this.costs = costs;
		this.threads = threads;
		eventsPerSecond = plan.stream().filter(load -> !load.kind().isOfOperations() && load.active())
				.flatMap(load -> load.callRate().stream())
				.mapToDouble(CallRate::callsPerSecond).sorted().sum();
		for (EventKind kind : EventKind.values()) {
			costs.handOver(kind).ifPresent(byGap -> {
				handOver.put(kind, byGap);
				atRandom.put(kind, new Delivered(byGap.application().atRandom(eventsPerSecond),
						byGap.delivery().map(curve -> curve.atRandom(eventsPerSecond))));
			});
		}
	}

	ProbeEstimate of(ProbeLoad load, CallContext context) {
		Estimate perEvent = perEvent(load);
		return new ProbeEstimate(load, context, perEvent, ProbePrices.millisPerSecond(perEvent, load),
				perEvent instanceof Estimate.Unknown ? perEvent : NO_EXECUTION);
	}

	private static EventKind kind(ProbeLoad load) {
		return EventKind.ofProbe(load.signature(), load.disposed());
	}

	/** Time of the thread that makes the change. */
	private Estimate perEvent(ProbeLoad load) {
		Optional<EventCosts> measured = costs.of(kind(load));
		if (measured.isEmpty()) {
			return NOT_MEASURED;
		}
		EventCosts events = measured.get();
		if (!load.active()) {
			return EstimateUncertainty
					.idleInPrograms(new Estimate.Extrapolated(Optional.of(events.idle()), EstimateUncertainty.ofBenchmark(events.idle()),
							measured(events, "{0}", () -> List.of(idle(events)))));
		}
		if (threads > events.threads()) {
			return new Estimate.Unknown(events.results().id() + " was measured with fewer application threads than the plan's " + threads
					+ ", and what more threads cost cannot be computed from it.");
		}
		Delivered likely = likely(events, load);
		Delivered possible = possible(events, load, likely);
		Interval sum = events.made().plusDependent(likely.handOver());
		return new Estimate.Extrapolated(Optional.of(sum),
				EstimateUncertainty.ofBenchmark(events.made().plusDependent(possible.handOver())), provenance(events, load, likely));
	}

	/** Returns the costs by the gaps before the probe's events, as far as these are known. */
	private Delivered likely(EventCosts events, ProbeLoad load) {
		if (handOver.isEmpty()) {
			return new Delivered(events.handedOver(), events.delivered());
		}
		HandOverByGap byGap = handOver.get(events.kind());
		return load.gaps()
				.map(gaps -> new Delivered(byGap.after(gaps, byGap.application()), byGap.delivery().map(curve -> byGap.after(gaps, curve))))
				.orElseGet(() -> atRandom.get(events.kind()));
	}

	/** Returns the possible costs after any gap, if the gaps are not known or were recorded with other probes. */
	private Delivered possible(EventCosts events, ProbeLoad load, Delivered likely) {
		if (handOver.isEmpty()) {
			Interval woken = Interval.exactly(events.handedOver().high() + EstimateUncertainty.WAKE_UP_NANOS);
			return likely.including(woken,
					likely.delivery().map(nanos -> Interval.exactly(nanos.high() + EstimateUncertainty.WRITER_WAKE_UP_NANOS)));
		}
		boolean known = load.gaps().isPresent() && !load.gapsOfOtherProbes();
		HandOverByGap byGap = handOver.get(events.kind());
		return known ? likely : likely.including(byGap.application().range(), byGap.delivery().map(GapCurve::range));
	}

	private Provenance provenance(EventCosts events, ProbeLoad load, Delivered likely) {
		Provenance inProgram = measured(events, "{0} + {1} + {2}",
				() -> List.of(idle(events), created(events), handOver(events, load, likely))).with(Remark.Note.OTHER_OBSERVERS);
		if (handOver.isEmpty()) {
			return inProgram.with(Remark.Note.NO_GAPS_MEASURED);
		}
		return load.gaps().isEmpty() ? inProgram.with(Remark.Note.GAPS_OF_EVENTS_UNKNOWN)
				: load.gapsOfOtherProbes() ? inProgram.with(Remark.Note.GAPS_OF_OTHER_EVENTS) : inProgram;
	}

	private static Provenance measured(EventCosts events, String formula, Supplier<List<CostFigure>> inputs) {
		Provenance measured = Provenance.stated(events.measuredOn()).by(formula, inputs, Remark.Note.FEW_PROGRAMS);
		return events.isWoven() ? measured : measured.with(Remark.Note.DIRECT_SENSORS);
	}

	private static CostFigure idle(EventCosts events) {
		return stage(events, "sensor idle", events.idle(), events.isWoven() ? events.kind().wovenIdle() : events.kind().cell("idle"),
				"none");
	}

	private static CostFigure created(EventCosts events) {
		return events.isWoven()
				? measured("event created", events.created(), events.results().id() + ", " + events.kind().wovenQueued() + " − "
						+ events.kind().wovenIdle() + " − handed over")
				: stage(events, "event created", events.created(), events.kind().cell("created"), "idle");
	}

	private static CostFigure stage(EventCosts events, String name, Interval nanos, String cell, String without) {
		return measured(name, nanos, events.results().id() + ", " + cell + " − " + events.kind().cell(without));
	}

	private CostFigure handOver(EventCosts events, ProbeLoad load, Delivered likely) {
		if (handOver.isEmpty()) {
			return stage(events, "handed over", likely.handOver(), events.kind().cell("queued"), "created");
		}
		String gaps = load.gaps().isPresent() ? "the gaps between events in " + load.callRate().orElseThrow().source()
				: eventsPerSecond > 0 ? "events of the whole plan that come at random, at its rate"
						: "the longest gap that was measured, as the rate is unknown";
		return measured("handed over", likely.handOver(),
				byGap(events) + ", with " + observer() + ", by the gap before the event: " + gaps);
	}

	/** The sets that have the gaps of such events. */
	private String byGap(EventCosts events) {
		String ofChanges = costs.change().orElseThrow().results().id();
		boolean ownGaps = !handOver.get(events.kind()).equals(handOver.get(EventKind.ATTRIBUTE));
		return ownGaps ? ofChanges + " and " + events.results().id() : ofChanges;
	}

	private boolean isLogged() {
		return costs.handOver().filter(HandOverByGap::isLogged).isPresent();
	}

	private String observer() {
		return isLogged() ? "the log" : "an observer that only counts";
	}

	private static CostFigure measured(String name, Interval nanos, String source) {
		return CostFigure.exactly(name, "ns", nanos.value(), Optional.of(nanos), Provenance.stated(source));
	}

	/** CPU time of the process for an event: the thread that makes the change, and the one that delivers the event. */
	Estimate processNanosPerEvent(ProbeEstimate probe) {
		if (!probe.load().active() || !(probe.nanosPerCall() instanceof Estimate.Known application)) {
			return probe.nanosPerCall();
		}
		return deliveryNanos(probe.load()).<Estimate>map(delivery -> application.plus(delivery, application.provenance().from("{0} + {1}",
				() -> List.of(new CostFigure("time of application threads", "ns", application),
						new CostFigure("delivered", "ns", delivery)))))
				.orElse(DELIVERY_UNKNOWN);
	}

	/** CPU time of the thread that delivers an event of an active probe, if its cost is known. */
	private Optional<Estimate.Known> deliveryNanos(ProbeLoad load) {
		EventCosts events = costs.of(kind(load)).orElseThrow();
		Delivered likely = likely(events, load);
		String deliveries = handOver.isEmpty() ? events.results().id() : byGap(events);
		Provenance measured = Provenance.stated(events.measuredOn());
		return likely.delivery().map(nanos -> new Estimate.Extrapolated(Optional.of(nanos),
				EstimateUncertainty.ofBenchmark(possible(events, load, likely).delivery().orElseThrow()),
				(isLogged() ? measured : measured.with(Remark.Note.COUNTING_OBSERVER))
						.by("{0}", () -> List.of(measured("delivered", nanos,
								deliveries + ", with " + observer() + ", CPU time of all other threads for each event that it got")))));
	}

	/**
	 * CPU time of that thread per second, in milliseconds, for all events whose cost and rate are known; it has no more than one processor.
	 *
	 * @return empty if it is not known of some
	 */
	Optional<Estimate.Known> deliveryMillisPerSecond(List<ProbeEstimate> probes) {
		List<Optional<Estimate.Known>> parts = probes.stream().filter(ObjectEstimates::isDelivered).map(probe -> deliveryNanos(probe.load())
				.map(nanos -> nanos.times(probe.load().callRate().orElseThrow().callsPerSecond() * PlanEstimate.MILLIS_PER_NANO,
						Provenance.NONE)))
				.toList();
		return parts.stream().anyMatch(Optional::isEmpty) ? Optional.empty()
				: Optional.of(onOneProcessor(sum(parts.stream().map(Optional::orElseThrow).toList())));
	}

	/**
	 * Returns what the threads that make the events allocate per second, for all active probes whose rate is known.
	 *
	 * @return unknown if it is not known of some
	 */
	Estimate allocatedBytesPerSecond(List<ProbeEstimate> probes) {
		List<ProbeLoad> loads = probes.stream().filter(ObjectEstimates::isDelivered).map(ProbeEstimate::load).toList();
		if (loads.stream().anyMatch(load -> bytesPerEvent(load).isEmpty())) {
			return ALLOCATION_UNKNOWN;
		}
		double bytes = loads.stream().mapToDouble(
				load -> bytesPerEvent(load).orElseThrow() * load.callRate().orElseThrow().callsPerSecond()).sorted().sum();
		return new Estimate.Extrapolated(Optional.empty(), Interval.exactly(bytes).atLeastRelative(ALLOCATION_TOLERANCE),
				Provenance.stated(costs.measuredOn()).by("bytes per event × events per second"));
	}

	private OptionalDouble bytesPerEvent(ProbeLoad load) {
		return costs.of(kind(load)).orElseThrow().bytes();
	}

	/** Events for which its thread has no time are dropped. */
	private static Estimate.Known onOneProcessor(Estimate.Known millis) {
		double most = PlanEstimate.MILLIS_PER_SECOND;
		return millis.estimate().high() <= most ? millis
				: new Estimate.Extrapolated(millis.measurement().map(interval -> interval.atMost(most)),
						millis.estimate().atMost(most), millis.provenance().with(Remark.Note.ONE_PROCESSOR));
	}

	private static boolean isDelivered(ProbeEstimate probe) {
		return !probe.load().kind().isOfOperations() && probe.load().active() && probe.millisPerSecond() instanceof Estimate.Known known
				&& known.value() > 0;
	}

	/**
	 * Adds parts that share the errors of one measurement. The sum has an order of its own, so that the order of the plan changes nothing,
	 * not even the last bit.
	 */
	static Estimate.Known sum(List<Estimate.Known> parts) {
		Estimate.Known sum = Estimate.zero(Provenance.NONE);
		for (Estimate.Known part : parts.stream().sorted(Comparator.comparingDouble(Estimate.Known::value)
				.thenComparing(one -> one.estimate().low()).thenComparing(one -> one.estimate().high())).toList()) {
			sum = sum.plus(part, Provenance.NONE);
		}
		return sum;
	}

	/** Returns what an event costs in each stage. Empty if that is not known, or if the probe is deactivated. */
	Optional<EventPortions> portions(ProbeEstimate probe) {
		return costs.of(kind(probe.load())).filter(events -> probe.load().active() && probe.nanosPerCall() instanceof Estimate.Known)
				.map(events -> {
					Delivered likely = likely(events, probe.load());
					return new EventPortions(events.idle(), events.created(), likely.handOver(), likely.delivery());
				});
	}
}
