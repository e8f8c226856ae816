/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.recording.Candidate;
import org.sonde.placement.recording.OwnTime;
import org.sonde.placement.recording.RecordedProgram;

/**
 * A plan that was run.
 *
 * @param recorded       what its probes recorded
 * @param secondsPerUnit of the recording, for each unit of work
 * @param measured       what they cost
 * @param whole          whether the log is known to have all records, so that nothing is recorded of a method only if it was not called
 */
public record TriedPlan(RecordedProgram recorded, double secondsPerUnit, MeasuredOverhead measured, boolean whole) {
	private static final double NANOS_PER_SECOND = 1e9;

	/**
	 * What its probes recorded, if it is measured what the program takes without them: plans with fewer probes find other gaps between
	 * records.
	 *
	 * @param kind of the probes
	 */
	RecordedProgram inOwnTime(ProbeKind kind) {
		double perSecond = recorded.candidates().stream().mapToDouble(Candidate::callsPerSecond).sum();
		double elapsed = recorded.candidates().stream().mapToLong(Candidate::calls).sum() * NANOS_PER_SECOND / perSecond;
		double own = elapsed * measured.ownNanos() / (secondsPerUnit * NANOS_PER_SECOND);
		return own > 0 && Double.isFinite(own)
				? recorded
						.in(OwnTime.of(own, elapsed, recorded.selfNanos(), (kind == ProbeKind.OPERATION_EVENTS ? 2 : 1) * recorded.calls()))
				: recorded;
	}
}
