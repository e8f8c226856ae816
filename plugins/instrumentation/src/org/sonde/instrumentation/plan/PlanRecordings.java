/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.sonde.instrumentation.plan.PlanPackage.Literals.PLAN__RECORDED_CALLS_PER_SECOND;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PLAN__RECORDED_PROBES;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PLAN__RECORDED_TO;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__GAPS;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__MEAN_RESPONSE_NANOS;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__NEAREST_PROBED_CALLER;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__TRACE_ENTRIES_PER_SECOND;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.ProbeSet;
import org.sonde.overhead.calls.Recording;

/**
 * What a plan keeps of a recording: trace entries, caller, duration and gaps of each probe. These are only true of the set of probes with
 * which they were recorded, and they belong to the recorded rate.
 */
public final class PlanRecordings {
	/** The attributes of a probe that come from a recording, besides its rate. */
	static final List<EAttribute> ATTRIBUTES = List.of(PROBE__TRACE_ENTRIES_PER_SECOND, PROBE__NEAREST_PROBED_CALLER,
			PROBE__MEAN_RESPONSE_NANOS, PROBE__GAPS);

	/** The attributes of a plan that say something of the recording as a whole. */
	static final List<EAttribute> RECORDING = List.of(PLAN__RECORDED_PROBES, PLAN__RECORDED_TO, PLAN__RECORDED_CALLS_PER_SECOND);

	private PlanRecordings() {
	}

	/**
	 * Sets the rate of a probe with its source and what was recorded with it. Clears what was recorded with the old rate. Without a rate,
	 * clears all of them.
	 */
	public static void setCalls(Probe probe, Optional<CallRate> rate) {
		clear(probe);
		probe.setCallsPerSecond(rate.map(CallRate::callsPerSecond).orElse(null));
		probe.setCallsSource(rate.map(known -> known.source().text()).orElse(null));
		probe.setRecordedBy(rate.map(known -> known.source().keywords()).filter(keywords -> !keywords.isEmpty()).orElse(null));
		rate.ifPresent(known -> {
			known.traceEntriesPerSecond().ifPresent(probe::setTraceEntriesPerSecond);
			known.nearestProbedCaller().ifPresent(probe::setNearestProbedCaller);
			known.meanResponseNanos().ifPresent(probe::setMeanResponseNanos);
			known.gaps().map(GapHistogram::toString).ifPresent(probe::setGaps);
		});
	}

	/**
	 * Sets the rates of all probes that are given one, as {@link #setCalls} does. If more than the rates of these was recorded, the plan
	 * keeps this recording from now on: what another recording stated about the other probes is cleared, and their rates stay. Operations
	 * and objects are in recordings of their own.
	 */
	public static void take(Plan plan, CallRates rates) {
		boolean operations = areRecorded(Probes.ofOperations(plan), rates);
		if (operations) {
			String probes = rates.recording().map(recording -> recording.probes().fingerprint()).orElse(null);
			String recordedTo = rates.recording().flatMap(Recording::recordedTo).filter(keyword -> RecordTo.get(keyword) != null)
					.orElse(null);
			if (probes == null || !probes.equals(plan.getRecordedProbes()) || !Objects.equals(recordedTo, plan.getRecordedTo())) {
				Probes.ofOperations(plan).forEach(PlanRecordings::clear);
			}
			plan.setRecordedProbes(probes);
			plan.setRecordedTo(recordedTo);
		}
		if (areRecorded(Probes.objectProbes(plan), rates)) {
			Probes.objectProbes(plan).forEach(PlanRecordings::clear);
		}
		plan.getProbes().forEach(probe -> rates.find(Probes.name(probe)).ifPresent(rate -> setCalls(probe, Optional.of(rate))));
		if (operations) {
			plan.setRecordedCallsPerSecond(Math.min(Digits.withoutNoise(recordedCalls(plan)), CallRate.MOST_PER_SECOND));
		}
	}

	/** Calls per second of the active probes of which the plan keeps what was recorded with them. */
	private static double recordedCalls(Plan plan) {
		return Probes.ofOperations(plan).stream().filter(probe -> probe.isActive() && has(probe) && probe.getCallsPerSecond() != null)
				.mapToDouble(Probe::getCallsPerSecond).sum();
	}

	private static boolean areRecorded(List<? extends Probe> probes, CallRates rates) {
		return probes.stream().anyMatch(probe -> rates.find(Probes.name(probe)).filter(CallRate::isRecorded).isPresent());
	}

	/**
	 * The set of the plan's active probes of operations, whose fingerprint {@link Plan#getRecordedProbes} keeps.
	 *
	 * @throws IllegalArgumentException if a probe does not name a place
	 */
	public static ProbeSet probes(Plan plan) {
		return ProbeSet.of(Probes.ofOperations(plan).stream().filter(Probe::isActive).map(Probes::name).toList());
	}

	/** Names callers as their probes are named now. */
	static void rename(Plan plan, Map<String, String> names) {
		plan.getProbes().stream().filter(probe -> probe.getNearestProbedCaller() != null)
				.forEach(probe -> Optional.ofNullable(names.get(CallRates.normalise(probe.getNearestProbedCaller())))
						.ifPresent(probe::setNearestProbedCaller));
	}

	/** Whether the plan keeps anything of a recording. */
	static boolean has(Plan plan) {
		return RECORDING.stream().anyMatch(attribute -> plan.eGet(attribute) != null)
				|| plan.getProbes().stream().anyMatch(PlanRecordings::has);
	}

	static boolean has(Probe probe) {
		return ATTRIBUTES.stream().anyMatch(attribute -> probe.eGet(attribute) != null);
	}

	/** Whether both plans keep the recording of the same set of probes with the same writer. */
	static boolean same(Plan one, Plan other) {
		return Objects.equals(one.getRecordedProbes(), other.getRecordedProbes())
				&& Objects.equals(one.getRecordedTo(), other.getRecordedTo());
	}

	static boolean same(Probe one, Probe other) {
		return ATTRIBUTES.stream().allMatch(attribute -> Objects.equals(one.eGet(attribute), other.eGet(attribute)));
	}

	/** Takes over what is known of the other probe alone; tells whether there was anything. */
	static boolean complete(Probe own, Probe other) {
		boolean changed = false;
		for (EAttribute attribute : ATTRIBUTES) {
			if (own.eGet(attribute) == null && other.eGet(attribute) != null) {
				own.eSet(attribute, other.eGet(attribute));
				changed = true;
			}
		}
		return changed;
	}

	static void clear(Probe probe) {
		ATTRIBUTES.forEach(attribute -> probe.eUnset(attribute));
	}
}
