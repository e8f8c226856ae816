/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;

import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.traces.MonitoringLogView;

/** What empty views say. These pictures are taken first, because views remember what they have shown. */
final class WelcomeScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		for (String id : List.of(EstimatesView.ID, BenchmarkView.ID, ComparisonView.ID, MonitoringLogView.ID)) {
			camera.view("welcome-" + id.substring(id.lastIndexOf('.') + 1), show(id));
		}
	}
}
