/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;

/**
 * Makes the call rate of a probe from the operations of a log that it recorded: a method in the spellings of several agents, or the methods
 * of a pattern.
 *
 * @param source  what the rates name as their source
 * @param ofPlan  whether the probed operations of the log are those of the plan; if not, trace entries and callers are not the plan's
 * @param probes  by the signature of an operation as recorded, the name of its probe
 */
record RecordedRates(RateSource source, boolean ofPlan, Map<String, String> probes) {
	/**
	 * Empty if nothing was recorded or the log's observed time is 0. Spans give no response times: nobody knows how much of them is the
	 * agent's, which may take a hundred times as long as a short method.
	 */
	Optional<CallRate> of(List<RecordedOperation> operations) {
		double sum = operations.stream().mapToDouble(one -> one.callsPerSecond().orElse(0)).sum();
		if (sum <= 0) {
			return Optional.empty();
		}
		double rate = Digits.withoutNoise(sum);
		List<RecordedOperation.Context> contexts = operations.stream().map(RecordedOperation::context).toList();
		return Optional.of(new CallRate(rate, source, ofPlan ? entries(contexts, rate) : OptionalDouble.empty(),
				ofPlan ? nearestCaller(contexts) : Optional.empty(),
				source.isAll(RecordingKind::isSpans) ? OptionalDouble.empty() : meanNanos(contexts), gaps(contexts)));
	}

	/** Calls whose place in their trace is not known are taken to be like the others. */
	private static OptionalDouble entries(List<RecordedOperation.Context> contexts, double rate) {
		long placed = contexts.stream().mapToLong(RecordedOperation.Context::placed).sum();
		long entries = contexts.stream().mapToLong(RecordedOperation.Context::entries).sum();
		return placed == 0 ? OptionalDouble.empty()
				: OptionalDouble.of(entries == placed ? rate : Math.min(rate, Digits.withoutNoise(rate * entries / placed)));
	}

	private Optional<String> nearestCaller(List<RecordedOperation.Context> contexts) {
		List<Optional<String>> callers = contexts.stream().filter(one -> one.entries() < one.placed())
				.map(one -> one.nearestCaller().map(probes::get)).distinct().toList();
		return callers.size() == 1 ? callers.getFirst() : Optional.empty();
	}

	private static OptionalDouble meanNanos(List<RecordedOperation.Context> contexts) {
		long calls = contexts.stream().mapToLong(RecordedOperation.Context::timed).sum();
		double nanos = contexts.stream().filter(one -> one.timed() > 0).mapToDouble(one -> one.timed() * one.meanNanos()).sum();
		double mean = Digits.withoutNoise(nanos / calls);
		return calls == 0 || mean > CallRate.MOST_NANOS ? OptionalDouble.empty() : OptionalDouble.of(mean);
	}

	private static Optional<GapHistogram> gaps(List<RecordedOperation.Context> contexts) {
		return contexts.stream().flatMap(one -> one.gaps().stream()).reduce(GapHistogram::plus).filter(gaps -> gaps.total() > 0);
	}
}
