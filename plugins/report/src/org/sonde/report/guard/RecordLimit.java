/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Decides which probes of a running program are switched off, second by second. If the records exceed the limit for {@value #PATIENCE}
 * seconds in a row, the costliest probes are switched off until the rest keeps it. A probe that was switched off stays off, so it cannot go
 * on and off.
 */
final class RecordLimit {
	/** Shorter bursts do not matter. */
	static final int PATIENCE = 3;

	private final double limit;
	private final GuardPrices prices;
	private final Predicate<ProbeRate> switchable;
	/** Records in the seconds in a row that exceeded the limit, by operation. */
	private final Map<String, ProbeRate> over = new HashMap<>();
	private int secondsOver;
	/** Whether the guard reported that the probes it cannot switch off exceed the limit by themselves. */
	private boolean saidHelpless;
	private long silentUntil = Long.MIN_VALUE;

	/**
	 * @param limit      records per second, above 0
	 * @param switchable whether a probe can be switched off
	 */
	RecordLimit(double limit, GuardPrices prices, Predicate<ProbeRate> switchable) {
		this.limit = limit;
		this.prices = prices;
		this.switchable = switchable;
	}

	/** Ignores the records of earlier seconds: the last switch did not affect them yet. */
	void waitUntil(long second) {
		silentUntil = second;
		begin();
	}

	private void begin() {
		over.clear();
		secondsOver = 0;
	}

	/**
	 * A second is over.
	 *
	 * @param second   by the clock of the records; later than the one before
	 * @param recorded what each probe recorded in it
	 * @return what is to be switched off; once, that nothing can be; empty if there is nothing more to report
	 */
	Optional<GuardDecision> second(long second, Collection<ProbeRate> recorded) {
		if (second < silentUntil) {
			return Optional.empty();
		}
		if (sum(recorded) <= limit) {
			begin();
			return Optional.empty();
		}
		recorded.forEach(probe -> over.merge(probe.operation(), probe, ProbeRate::plus));
		secondsOver++;
		if (secondsOver < PATIENCE) {
			return Optional.empty();
		}
		List<ProbeRate> means = over.values().stream().map(probe -> probe.over(secondsOver)).toList();
		begin();
		return decide(means);
	}

	private Optional<GuardDecision> decide(List<ProbeRate> rates) {
		Comparator<ProbeRate> costliest = Comparator.comparingDouble(prices.weights(rates)).thenComparingDouble(ProbeRate::recordsPerSecond)
				.reversed()
				.thenComparing(ProbeRate::operation);
		Map<Boolean, List<ProbeRate>> sorted = rates.stream().sorted(costliest).collect(Collectors.partitioningBy(switchable));
		List<ProbeRate> candidates = sorted.get(true);
		List<ProbeRate> fixed = sorted.get(false);
		double all = sum(rates);
		double left = all;
		List<ProbeRate> off = new ArrayList<>();
		for (ProbeRate probe : candidates) {
			if (left > limit) {
				off.add(probe);
				left -= probe.recordsPerSecond();
			}
		}
		// Switch on again, from the cheapest one, what the limit allows.
		for (ProbeRate probe : off.reversed().stream().toList()) {
			if (left + probe.recordsPerSecond() <= limit) {
				off.remove(probe);
				left += probe.recordsPerSecond();
			}
		}
		if (off.isEmpty() && saidHelpless) {
			return Optional.empty();
		}
		saidHelpless |= left > limit;
		return Optional.of(new GuardDecision(all, PATIENCE, off, left, fixed));
	}

	private static double sum(Collection<ProbeRate> rates) {
		return rates.stream().mapToDouble(ProbeRate::recordsPerSecond).sum();
	}
}
