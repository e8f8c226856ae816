/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.traces.operations.OperationStatistics;

/**
 * Probes that a recorded program had and a plan does not have. They slowed the program, so the recorded calls per second may be too few for
 * this plan.
 *
 * @param methods      with such probes and with calls, 1 or more
 * @param shareOfCalls theirs among all recorded calls, above 0 and at most 1
 */
public record OtherProbes(int methods, double shareOfCalls) {
	private static final double PERCENT = 100;

	/** Empty if nothing else was recorded. Flight recordings and spans do not come from probes in methods. */
	public static Optional<OtherProbes> of(ObservedCalls observed, LogResults results) {
		if (results.isFlight() || results.isSpans()) {
			return Optional.empty();
		}
		List<ObservedCalls.Planned> deactivated = observed.recordedThoughDeactivated();
		long others = observed.notPlanned().stream().mapToLong(ObservedCalls.NotPlanned::calls).sum()
				+ deactivated.stream().mapToLong(ObservedCalls.Planned::calls).sum();
		long own = observed.planned().stream().filter(ObservedCalls.Planned::active).mapToLong(ObservedCalls.Planned::calls).sum()
				+ observed.patterns().stream().filter(ObservedCalls.OfPattern::active).mapToLong(ObservedCalls.OfPattern::calls).sum();
		return others == 0 ? Optional.empty()
				: Optional.of(new OtherProbes(observed.notPlanned().size() + deactivated.size(), (double) others / (others + own)));
	}

	/** The same of the probes that a log was recorded with, next to those with these methods. */
	public static Optional<OtherProbes> beside(Set<MethodSignature> methods, LogResults results) {
		if (results.isFlight() || results.isSpans()) {
			return Optional.empty();
		}
		Map<Boolean, List<OperationStatistics>> own = results.operations().stream().filter(operation -> operation.calls() > 0)
				.collect(Collectors.partitioningBy(operation -> RecordedSignature.find(operation.signature())
						.filter(method -> methods.contains(method.withVarargs(false))).isPresent()));
		long others = own.get(false).stream().mapToLong(OperationStatistics::calls).sum();
		long all = results.operations().stream().mapToLong(OperationStatistics::calls).sum();
		return others == 0 ? Optional.empty() : Optional.of(new OtherProbes(own.get(false).size(), (double) others / all));
	}

	/** Returns words for the user, with the remedy. */
	public String words() {
		return "The program also had probes in " + Counted.of(methods, "other method") + ", with "
				+ Digits.significant(PERCENT * shareOfCalls, 2) + " % of the calls. Without them, a program that always has work makes "
				+ "more calls per second. Run it with this plan, and read that log.";
	}
}
