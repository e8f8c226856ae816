/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.ProbeKind;

/**
 * A probe of a plan as the cost model sees it.
 *
 * @param signature         of the probed operation, as the plan spells it
 * @param active            false: woven in but switched off
 * @param callRate          executions of the operation per second; empty if not known (there is no default)
 * @param value             how much the user wants the probe, from 1 (would be nice) to 5 (cannot do without)
 * @param gapsOfOtherProbes whether its gaps were recorded with another set of probes than the plan has, or with other calls of them, so
 *                          that its records may come after longer or shorter gaps
 * @param disposed          whether it watches objects that the program disposes of by a method that the plan names; the collector ends
 *                          others
 * @param ofSeveral         whether it is a pattern's, so that its rate and its mean duration are those of several operations
 */
public record ProbeLoad(String signature, ProbeKind kind, boolean active, Optional<CallRate> callRate, int value, boolean gapsOfOtherProbes,
		boolean disposed, boolean ofSeveral) {

	/** The value of a probe if the user did not say how much it is wanted. */
	public static final int DEFAULT_VALUE = 3;

	/** @throws IllegalArgumentException if the value lies outside 1 to 5 */
	public ProbeLoad {
		if (value < 1 || value > 5) {
			throw new IllegalArgumentException("the value of a probe lies from 1 to 5, found " + value);
		}
	}

	/** Makes a load of a single method, or of objects that the program does not dispose of. */
	public ProbeLoad(String signature, ProbeKind kind, boolean active, Optional<CallRate> callRate, int value, boolean gapsOfOtherProbes) {
		this(signature, kind, active, callRate, value, gapsOfOtherProbes, false, false);
	}

	/** Likewise, with gaps, if any, that were recorded with the probes of the plan and with the same rates. */
	public ProbeLoad(String signature, ProbeKind kind, boolean active, Optional<CallRate> callRate, int value) {
		this(signature, kind, active, callRate, value, false);
	}

	/** Likewise, of {@link #DEFAULT_VALUE}. */
	public ProbeLoad(String signature, ProbeKind kind, boolean active, Optional<CallRate> callRate) {
		this(signature, kind, active, callRate, DEFAULT_VALUE);
	}

	/** Whether its operation is known to be called by another one with a probe. */
	public boolean namesCaller() {
		return callRate.isPresent() && callRate.get().nearestProbedCaller().isPresent();
	}

	/** Between its records; empty if they are not known. */
	public Optional<GapHistogram> gaps() {
		return callRate.flatMap(CallRate::gaps);
	}

	/** Whether its cost depends on gaps that were recorded with other probes. */
	public boolean dependsOnOtherProbes() {
		return gapsOfOtherProbes && gaps().isPresent();
	}

	/**
	 * A plan after a change. Unless its active probes are still the same, apart from those that are never called, the gaps between their
	 * records are not those of before; and likewise those between the events of its probes that watch objects.
	 */
	public static List<ProbeLoad> afterChange(List<ProbeLoad> before, List<ProbeLoad> after) {
		boolean sameRecords = recording(before, true).equals(recording(after, true));
		boolean sameEvents = recording(before, false).equals(recording(after, false));
		return sameRecords && sameEvents ? after
				: after.stream()
						.map(load -> (load.kind().isOfOperations() ? sameRecords : sameEvents) ? load : load.withGapsOfOtherProbes())
						.toList();
	}

	/** The probes that make records, or may make some. @param ofOperations else those that make events of objects */
	private static List<String> recording(List<ProbeLoad> plan, boolean ofOperations) {
		return plan.stream()
				.filter(load -> load.kind().isOfOperations() == ofOperations && load.active()
						&& load.callRate().filter(rate -> rate.callsPerSecond() == 0).isEmpty())
				.map(ProbeLoad::signature).sorted().toList();
	}

	private ProbeLoad withGapsOfOtherProbes() {
		return new ProbeLoad(signature, kind, active, callRate, value, true, disposed, ofSeveral);
	}

	/** The same probe switched on or off. */
	public ProbeLoad withActive(boolean on) {
		return new ProbeLoad(signature, kind, on, callRate, value, gapsOfOtherProbes, disposed, ofSeveral);
	}
}
