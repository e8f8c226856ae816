/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jdt.core.IMethod;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.placement.Placement;

/**
 * A plan on the curve with all that takes time to compute: with 2,000 methods far more than a frame.
 *
 * @param place   on the curve, from 0
 * @param rows    every candidate with what becomes of it
 * @param preview makes a plan the one to be previewed
 * @param plan    that it is compared with; empty if there was none
 * @param changes what applying it changes in that plan
 * @param warnings what is to be known of the recording for this plan
 */
record FoundPoint(PlacedRecording recording, int place, Placement placement, List<MethodRow> rows, Consumer<Plan> preview,
		Optional<Plan> plan, Optional<PlanDifference> changes, List<String> warnings) {

	/**
	 * Computes it; not in the UI thread.
	 *
	 * @throws java.util.concurrent.CancellationException if it is no longer wanted
	 */
	static FoundPoint of(ShownPlacement.Placed placed, int place, Optional<Plan> plan, Progress progress) {
		PlacedRecording recording = placed.recording();
		Placement placement = recording.at(place, progress);
		Function<String, Optional<IMethod>> elements = method -> Optional
				.ofNullable(placed.methods().get(MethodSignature.parse(method).withVarargs(false)));
		return new FoundPoint(recording, place, placement,
				placement.methods().stream().map(MethodRow.of(placement, elements, place == recording.withinBudget())).toList(),
				recording.preview(place, placement), plan,
				plan.map(one -> PlanDifference.of(one, recording.probes(place, method -> false), recording::isRecorded)),
				recording.warnings(recording.curve().get(place).probes()));
	}
}
