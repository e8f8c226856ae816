/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.placement.Objective;

class PlacementJobTest {
	private static final PlanState.Loaded PLAN = PlanState.Loaded.of(
			Fake.of(IFile.class, Map.of("getProject", Fake.of(IProject.class, Map.of()))), Samples.plan(Samples.BASE));

	private final List<PlacementJob.Outcome> outcomes = new ArrayList<>();

	private static PlacementJob.Request request(String recording, Optional<LogReading> shown) {
		return new PlacementJob.Request(new PlacementSettings(recording, Objective.CALLS, "1", false, "", "", false), shown, PLAN);
	}

	@Test
	void theRecordingIsTheNamedOneElseTheShownOne() {
		LogReading shown = new LogReading("shown", Optional.empty(), null);
		assertThat(request("", Optional.of(shown)).name()).isEqualTo("shown");
		assertThat(request("/a/log", Optional.of(shown)).name()).isEqualTo("/a/log");
		assertThat(request("  ", Optional.empty()).name()).isEmpty();
	}

	@Test
	void cancelledBeforeItBeganItSaysSoOnce() throws Exception {
		PlacementJob job = new PlacementJob(request("/a/log", Optional.empty()), outcomes::add);
		job.schedule(60_000);
		job.cancel();
		job.join();
		assertThat(outcomes).containsExactly(new PlacementJob.Outcome.Cancelled());
	}
}
