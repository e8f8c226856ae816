/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ProbeLoad;

/** The plan as the cost model sees it. */
public final class ProbeLoads {
	/** Share of the recorded calls that may be missing or more without making the gaps between records those of another run. */
	private static final double OTHER_CALLS = 0.01;
	private static final String NO_SOURCE = "source not stated in the plan";

	private ProbeLoads() {
	}

	/**
	 * A load per probe, in the plan's order. That of a pattern is called as {@link Probes#name} says, and its rate is that of all its
	 * matches together.
	 *
	 * @throws IllegalArgumentException if a probe does not name a method, or its rate is negative or not finite
	 */
	public static List<ProbeLoad> of(Plan plan) {
		return of(plan, new CallRates(Map.of()));
	}

	/**
	 * A load per probe, in the plan's order. A rate given for an operation replaces the plan's. Knows of gaps that were recorded with
	 * another set of probes than the active ones of the plan, or with other calls of them: gaps between records depend on all of these.
	 *
	 * @throws IllegalArgumentException if a probe does not name a method, or its rate or what was recorded with it breaks a rule
	 */
	public static List<ProbeLoad> of(Plan plan, CallRates rates) {
		String probes = PlanRecordings.probes(plan).fingerprint();
		boolean plannedOfOthers = isOther(probes, Optional.ofNullable(plan.getRecordedProbes())) || haveOtherRates(plan, rates);
		boolean givenOfOthers = isOther(probes, rates.recording().map(recording -> recording.probes().fingerprint()))
				|| haveOtherRatesThan(rates, plan);
		boolean eventsOfOthers = haveOtherEvents(plan, rates);
		return plan.getProbes().stream().map(probe -> {
			String signature = Probes.name(probe);
			Optional<CallRate> given = rates.find(signature);
			return new ProbeLoad(signature, kindOf(probe), probe.isActive(), given.isPresent() ? given : planned(probe), probe.getValue(),
					Probes.isOfOperations(probe) ? given.isPresent() ? givenOfOthers : plannedOfOthers : eventsOfOthers,
					probe instanceof LifecycleProbe type && type.getDisposalMethod() != null, probe instanceof PatternProbe);
		}).toList();
	}

	/**
	 * Whether a probe was not there when the gaps between the events of objects were recorded, or is not any more: no fingerprint is kept
	 * of these. The first event of a log has no gap before it, so a probe may have a rate from the log and no gaps.
	 */
	private static boolean haveOtherEvents(Plan plan, CallRates given) {
		Map<Probe, Optional<CallRate>> rates = Probes.objectProbes(plan).stream()
				.collect(Collectors.toMap(Function.identity(), probe -> given.find(Probes.name(probe)).or(() -> planned(probe))));
		Set<RateSource> logs = rates.values().stream().flatMap(Optional::stream).filter(rate -> rate.gaps().isPresent())
				.map(CallRate::source).collect(Collectors.toSet());
		return rates.entrySet().stream().anyMatch(probe -> probe.getKey().isActive()
				? probe.getValue().filter(rate -> rate.callsPerSecond() == 0 || logs.contains(rate.source())).isEmpty()
				: probe.getValue().flatMap(CallRate::gaps).isPresent());
	}

	/** Whether active probes of a plan with recorded gaps have other rates now, typed or given, than were recorded with them. */
	private static boolean haveOtherRates(Plan plan, CallRates given) {
		if (plan.getProbes().stream().noneMatch(probe -> probe.getGaps() != null)) {
			return false;
		}
		Double recorded = plan.getRecordedCallsPerSecond();
		if (recorded == null) {
			return active(plan).anyMatch(probe -> isOfNoRecording(probe) || given.find(Probes.name(probe)).isPresent());
		}
		double kept = 0;
		double others = 0;
		for (Probe probe : active(plan).toList()) {
			Optional<CallRate> rate = given.find(Probes.name(probe));
			double calls = rate.map(CallRate::callsPerSecond).or(() -> Optional.ofNullable(probe.getCallsPerSecond())).orElse(0.0);
			if (rate.isEmpty() && PlanRecordings.has(probe)) {
				kept += calls;
			} else {
				others += calls;
			}
		}
		return Math.max(recorded - kept, others) > recorded * OTHER_CALLS;
	}

	/** The same of given rates, if they have gaps. What a recording leaves out was not called meanwhile. */
	private static boolean haveOtherRatesThan(CallRates given, Plan plan) {
		if (given.rates().values().stream().noneMatch(rate -> rate.gaps().isPresent())) {
			return false;
		}
		double recorded = 0;
		double others = 0;
		for (Probe probe : active(plan).toList()) {
			Optional<CallRate> rate = given.find(Probes.name(probe));
			if (rate.isEmpty()) {
				others += probe.getCallsPerSecond() == null ? 0 : probe.getCallsPerSecond();
			} else if (isOfNoRecording(rate.get().isRecorded(), rate.get().callsPerSecond(), rate.get().source())) {
				return true;
			} else {
				recorded += rate.get().callsPerSecond();
			}
		}
		return others > recorded * OTHER_CALLS;
	}

	/** Returns the probes that record executions. Others are in no recording and make no gaps between records. */
	private static Stream<Probe> active(Plan plan) {
		return Probes.ofOperations(plan).stream().filter(Probe::isActive);
	}

	private static boolean isOfNoRecording(Probe probe) {
		return probe.getCallsPerSecond() != null && isOfNoRecording(PlanRecordings.has(probe), probe.getCallsPerSecond(), source(probe));
	}

	/** Whether a rate was typed, or comes from a file of rates alone. Of an operation that was not called, a recording has nothing else. */
	private static boolean isOfNoRecording(boolean hasMore, double callsPerSecond, RateSource source) {
		return !hasMore && (callsPerSecond > 0 || source.recordedBy().isEmpty());
	}

	private static boolean isOther(String probes, Optional<String> recorded) {
		return recorded.isPresent() && !recorded.get().equals(probes);
	}

	private static Optional<CallRate> planned(Probe probe) {
		return Optional.ofNullable(probe.getCallsPerSecond())
				.map(calls -> new CallRate(calls, source(probe),
						optional(probe.getTraceEntriesPerSecond()), Optional.ofNullable(probe.getNearestProbedCaller()),
						optional(probe.getMeanResponseNanos()), Optional.ofNullable(probe.getGaps()).map(GapHistogram::parse)));
	}

	/** Returns where the rate of a probe comes from. */
	private static RateSource source(Probe probe) {
		String text = probe.getCallsSource();
		return new RateSource(text == null || text.isBlank() ? NO_SOURCE : text,
				Optional.ofNullable(probe.getRecordedBy()).map(RateSource::kinds).orElse(List.of()));
	}

	private static OptionalDouble optional(Double number) {
		return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
	}

	/** The kind of a probe as result sets name it. */
	public static org.sonde.overhead.results.ProbeKind kindOf(Probe probe) {
		return Probes.isOfOperations(probe) ? kind(probe.getKind()) : org.sonde.overhead.results.ProbeKind.ATTRIBUTE_AND_LIFECYCLE;
	}

	/** The kind that most of the plan's probes of operations have; that of the results if it has none. */
	public static org.sonde.overhead.results.ProbeKind usualKind(Plan plan, CostModel model) {
		return Probes.ofOperations(plan).isEmpty() ? model.probeKind().orElse(org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION)
				: kind(Probes.usualKind(plan));
	}

	/** A kind of probes of operations as result sets name it. */
	public static org.sonde.overhead.results.ProbeKind kind(ProbeKind kind) {
		return switch (kind) {
			case OPERATION_EXECUTION -> org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;
			case OPERATION_EVENTS -> org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
		};
	}

	/** A kind of probes as plans name it; empty if plans do not have it. */
	public static Optional<ProbeKind> planKind(org.sonde.overhead.results.ProbeKind kind) {
		return Arrays.stream(ProbeKind.values()).filter(one -> kind(one) == kind).findFirst();
	}
}
