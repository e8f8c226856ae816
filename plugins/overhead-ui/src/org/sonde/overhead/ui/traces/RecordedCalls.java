/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;

/** How often methods were executed in a recording, for the lines and annotations of the methods with probes. */
public final class RecordedCalls {
	/** Before anything was recorded. */
	public static final RecordedCalls NONE = new RecordedCalls(false, Map.of());

	private final boolean ofRun;
	/** The recorded calls by the method with {@code varargs} cleared. */
	private final Map<MethodSignature, ObservedCalls.Planned> methods;

	private RecordedCalls(boolean ofRun, Map<MethodSignature, ObservedCalls.Planned> methods) {
		this.ofRun = ofRun;
		this.methods = methods;
	}

	/**
	 * Takes the figures of single methods. A log from elsewhere without any of them is most likely of another program, and tells nothing.
	 *
	 * @param ofRun whether a run with probes was recorded
	 */
	static RecordedCalls of(boolean ofRun, ObservedCalls observed) {
		Map<MethodSignature, ObservedCalls.Planned> methods = new HashMap<>();
		observed.planned().stream().filter(ObservedCalls.Planned::isCounted)
				.forEach(one -> methods.put(one.method().withVarargs(false), one));
		return ofRun || methods.values().stream().anyMatch(one -> one.calls() > 0) ? new RecordedCalls(ofRun, methods) : NONE;
	}

	/**
	 * What was recorded of a method, in words: "1,204 calls in the last run".
	 *
	 * @param active whether its probe is active now; if it was not in the recording, or the other way round, that tells nothing of it
	 * @return empty if nothing is known
	 */
	public Optional<String> text(MethodSignature method, boolean active) {
		return find(method, active).filter(one -> active || one.calls() > 0).map(one -> one.calls() == 0 && !isNotCalled(one)
				? ofRun ? Messages.RecordedCalls_notInRun : Messages.RecordedCalls_notInLog
				: Plural.bind(ofRun ? Messages.RecordedCalls_inRun : Messages.RecordedCalls_inLog, one.calls()));
	}

	private static boolean isNotCalled(ObservedCalls.Planned one) {
		return one.difference().filter(Match.NotFound::isNotCalled).isPresent();
	}

	/** Why a method has no record, though its probe was active and is: the likely reason. Empty if it has one, or nothing is known. */
	public Optional<String> missing(MethodSignature method, boolean active) {
		return find(method, active).filter(one -> active && one.calls() == 0)
				.map(one -> one.difference().map(Match.NotFound::text).orElse(""));
	}

	private Optional<ObservedCalls.Planned> find(MethodSignature method, boolean active) {
		return Optional.ofNullable(methods.get(method.withVarargs(false))).filter(one -> one.active() == active);
	}
}
