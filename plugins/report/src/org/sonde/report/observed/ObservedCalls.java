/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.traces.operations.OperationCounts;

/**
 * A plan held against a monitoring log: how often the planned methods were executed, which never were, and what else was recorded.
 *
 * @param rates      executions per second over the log's observed time, of the planned methods that are in the log
 * @param neverFired planned methods whose active probes recorded nothing: never executed, or never woven; the log cannot tell
 * @param recordedThoughDeactivated planned methods whose probes are deactivated and yet recorded: the run did not use this plan, or
 *                   somebody switched them on
 * @param notPlanned operations in the log that have no probe in the plan, or are spelled as no method can be, as recorded
 */
public record ObservedCalls(CallRates rates, List<MethodSignature> neverFired, List<MethodSignature> recordedThoughDeactivated,
		List<String> notPlanned) {
	public ObservedCalls {
		neverFired = List.copyOf(neverFired);
		recordedThoughDeactivated = List.copyOf(recordedThoughDeactivated);
		notPlanned = List.copyOf(notPlanned);
	}

	/** Whether the log holds what the plan says, no more and no less. */
	public boolean asPlanned() {
		return neverFired.isEmpty() && recordedThoughDeactivated.isEmpty() && notPlanned.isEmpty();
	}

	/**
	 * Joins plan and log by method, whatever the modifiers and the spelling in the log.
	 *
	 * @param source what the rates name as their source, such as the name of the log and its date
	 */
	public static ObservedCalls of(Plan plan, OperationCounts log, String source) {
		Map<MethodSignature, MethodProbe> probes = new HashMap<>();
		for (MethodProbe probe : Probes.inFileOrder(plan)) {
			probes.put(probe.signature().withVarargs(false), probe);
		}
		Map<String, CallRate> rates = new HashMap<>();
		Set<MethodSignature> fired = new HashSet<>();
		List<String> notPlanned = new ArrayList<>();
		for (String recorded : log.executions().keySet()) {
			MethodProbe probe = probes.get(method(recorded));
			if (probe == null) {
				notPlanned.add(recorded);
				continue;
			}
			fired.add(probe.signature());
			OptionalDouble perSecond = log.callsPerSecond(recorded);
			// One method may be recorded in two spellings, by two agents; their executions add up.
			perSecond.ifPresent(rate -> rates.merge(probe.signature().toString(), new CallRate(rate, source),
					(one, other) -> new CallRate(one.callsPerSecond() + other.callsPerSecond(), source)));
		}
		List<MethodProbe> inOrder = Probes.inFileOrder(plan);
		List<MethodSignature> silent = inOrder.stream().filter(MethodProbe::isActive).map(MethodProbe::signature)
				.filter(method -> !fired.contains(method)).toList();
		List<MethodSignature> switchedOn = inOrder.stream().filter(probe -> !probe.isActive()).map(MethodProbe::signature)
				.filter(fired::contains).toList();
		return new ObservedCalls(new CallRates(rates), silent, switchedOn, notPlanned);
	}

	/** Null if no method can be spelled so. */
	private static MethodSignature method(String recorded) {
		try {
			return RecordedSignature.parse(recorded).withVarargs(false);
		} catch (IllegalArgumentException e) {
			return null;
		}
	}
}
