/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.Optional;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.overhead.results.ProbeKind;

/**
 * What a probe records while the program runs.
 *
 * @param operation        as recorded
 * @param kind             of its records
 * @param callsPerSecond   executions, 0 or more
 * @param recordsPerSecond with the metadata of the traces that it opens
 */
public record ProbeRate(String operation, ProbeKind kind, double callsPerSecond, double recordsPerSecond) {
	/** The method; empty if the operation is none. */
	Optional<MethodSignature> method() {
		return RecordedSignature.find(operation);
	}

	ProbeRate plus(ProbeRate other) {
		return new ProbeRate(operation, kind, callsPerSecond + other.callsPerSecond, recordsPerSecond + other.recordsPerSecond);
	}

	ProbeRate over(int seconds) {
		return new ProbeRate(operation, kind, callsPerSecond / seconds, recordsPerSecond / seconds);
	}
}
