/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.Optional;

import org.sonde.overhead.ui.tradeoff.ShownSeries;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.report.tunings.BuiltInTunings;

/** The series that were measured on both sides. */
final class TradeOffScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		TradeOffView view = (TradeOffView) show(TradeOffView.ID);
		Workbench.waitFor("the trade-off", () -> !ShownTable.of(view).rows().isEmpty());
		for (String series : new String[] { "tunings-2014", "kieker-releases" }) {
			PartWidgets.choose(view, "Series:", new ShownSeries(Optional.empty(), BuiltInTunings.find(series).orElseThrow()).title());
			camera.view("trade-off-" + series, view);
		}
		Workbench.ui(() -> ViewTools.check(view, "History of the Versions", true));
		camera.view("trade-off-history", view);
		Workbench.ui(() -> ViewTools.check(view, "History of the Versions", false));
	}
}
