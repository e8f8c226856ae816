/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.Optional;
import java.util.function.Predicate;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.reduction.TraceClass;

/** Logs as what the choice of probes starts from. */
public final class LoggedProgram {
	private LoggedProgram() {
	}

	/**
	 * The methods of a log. Operations that name no method, such as those of spans without parameters, are no candidates.
	 *
	 * @param log         read {@linkplain org.sonde.traces.reduction.LogAnalysis.Options#keepingOrder with the order of its records}
	 * @param source      what call rates name as their source
	 * @param isCandidate is given the method
	 * @param isUnit      whether each call of a method counts as a trace; empty if traces are told apart as they are
	 */
	public static RecordedProgram of(LogResults log, String source, Predicate<MethodSignature> isCandidate, Optional<Predicate<MethodSignature>> isUnit) {
		return RecordedProgram.of(log.operations(), log.classes(), log.sequence(), source,
				operation -> method(operation.signature()).filter(isCandidate).map(MethodSignature::toString),
				operation -> log.callsPerSecond(operation).orElse(0), isUnit.map(unit -> recorded -> method(recorded).filter(unit).isPresent()));
	}

	private static Optional<MethodSignature> method(String recorded) {
		try {
			return Optional.of(RecordedSignature.parse(recorded));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	/** Milliseconds per second that threads are inside of traces; waiting and the probes of the recording included. */
	public static double millisInTraces(LogResults log) {
		double nanos = log.classes().classes().stream().mapToDouble(TraceClass::totalNanos).sum();
		return log.counts().observedNanos() == 0 ? 0 : 1000 * nanos / log.counts().observedNanos();
	}
}
