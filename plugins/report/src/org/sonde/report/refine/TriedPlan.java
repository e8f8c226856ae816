/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import org.sonde.placement.recording.RecordedProgram;

/**
 * A plan that was run.
 *
 * @param recorded       what its probes recorded
 * @param secondsPerUnit of the recording, for each unit of work
 * @param measured       what they cost
 */
public record TriedPlan(RecordedProgram recorded, double secondsPerUnit, MeasuredOverhead measured) {
}
