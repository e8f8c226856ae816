/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Locale;
import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.statistics.Interval;

/**
 * The cost of active probes where it is known by the gap between their records: I + C + hand-over, of which the last depends on how often a
 * record finds the writer asleep.
 *
 * @param costs           collecting and hand-over
 * @param instrumentation I in nanoseconds per execution; 0 where it is not known
 * @param inProgram       by how much measurements in the program multiply collecting and hand-over; empty without any
 * @param provenance      where it was measured, for the basis of every figure
 */
record GapEstimates(GapCosts costs, double instrumentation, Optional<Double> inProgram, String provenance) {

	private static final double MILLIS_PER_NANO = 1e-6;

	/** Of one execution, in parts that add up. All in nanoseconds but the share. */
	record Parts(double instrumentation, double collecting, double records, double awake, double wakeUp, double asleepShare) {

		double handOver() {
			return records * (awake + wakeUp * asleepShare);
		}

		double sum() {
			return instrumentation + collecting + handOver();
		}
	}

	/** By how much collecting and hand-over are multiplied. */
	double factor() {
		return inProgram.orElse(1.0);
	}

	/** What is known of a probe's gaps. */
	Knowledge knowledge(ProbeLoad load) {
		return knowledge(load.callRate().flatMap(CallRate::gaps).isPresent());
	}

	private Knowledge knowledge(boolean gaps) {
		return !gaps ? Knowledge.CALIBRATED : inProgram.isPresent() ? Knowledge.MEASURED_HERE : Knowledge.CALIBRATED_WITH_GAPS;
	}

	/**
	 * @param recordsPerSecond of the whole plan, as far as known; 0 where nothing is
	 */
	Parts parts(ProbeLoad load, double recordsPerSecond) {
		Optional<CallRate> rate = load.callRate().filter(one -> one.callsPerSecond() > 0);
		double entries = rate.map(one -> one.traceEntriesPerSecond().orElse(0) / one.callsPerSecond()).orElse(0.0);
		double asleep = rate.flatMap(CallRate::gaps).map(costs::wakeUpsPerRecord)
				.orElseGet(() -> recordsPerSecond > 0 ? costs.wakeUpsPerRecord(recordsPerSecond) : 0);
		return new Parts(instrumentation, factor() * costs.collectingNanos(1, entries), costs.records(1, entries),
				factor() * costs.handOver().application().awakeNanos(), factor() * costs.handOver().application().wakeUpNanos(), asleep);
	}

	/** The cost per call. */
	Estimate perCall(ProbeLoad load, double recordsPerSecond) {
		Parts parts = parts(load, recordsPerSecond);
		Knowledge knowledge = knowledge(load);
		Interval interval = knowledge.interval(parts.sum());
		if (knowledge == Knowledge.CALIBRATED) {
			double most = load.callRate().isPresent() && recordsPerSecond > 0 ? costs.mostWakeUpsPerRecord(recordsPerSecond) : 1;
			interval = interval.including(parts.sum() - parts.handOver() + parts.records() * parts.awake())
					.including(parts.sum() - parts.handOver() + parts.records() * (parts.awake() + parts.wakeUp() * most));
		}
		return new Estimate.Extrapolated(Optional.empty(), interval, String.format(Locale.ROOT,
				"I %.4g ns + C %.4g ns + %.4g records × (%.4g ns + %.4g ns × %.3g of them wake the writer); %s%s", parts.instrumentation(),
				parts.collecting(), parts.records(), parts.awake(), parts.wakeUp(), parts.asleepShare(), knowledge.words(), provenance));
	}

	/**
	 * What active probes cost together, in milliseconds per second.
	 *
	 * @param recordsPerSecond of the whole plan
	 */
	Estimate.Known millisPerSecond(LoadGroup group, double recordsPerSecond) {
		double calls = group.callsPerSecond();
		double entries = group.entriesPerSecond();
		double unknownGaps = costs.records(calls - group.gaps().callsPerSecond(), entries - group.gaps().entriesPerSecond());
		double without = instrumentation * calls + factor() * (costs.collectingNanos(calls, entries)
				+ costs.records(calls, entries) * costs.handOver().application().awakeNanos());
		double wakeUp = factor() * costs.handOver().application().wakeUpNanos();
		double known = without + wakeUp * group.gaps().wakeUpsPerSecond();
		double value = known + (unknownGaps > 0 ? wakeUp * unknownGaps * costs.wakeUpsPerRecord(recordsPerSecond) : 0);
		Interval interval = knowledge(unknownGaps == 0).interval(value);
		if (unknownGaps > 0) {
			interval = interval.including(known).including(known + wakeUp * unknownGaps * costs.mostWakeUpsPerRecord(recordsPerSecond));
		}
		return new Estimate.Extrapolated(Optional.empty(), interval.times(MILLIS_PER_NANO), "");
	}
}
