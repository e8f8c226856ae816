/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;

import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.ui.results.ResultsView;

/** The tabs of Benchmark Results, with result sets that have all of it: forks, a history, workloads. */
final class ResultScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		JavaProject project = new JavaProject("benchmarks");
		for (ResultSet set : List.of(MadeResults.ofForks("own", "Own measurement"), MadeResults.ofForks("second", "Own measurement, again"),
				MadeResults.ofDepths())) {
			add(project, set);
		}
		for (int day = 1; day <= 16; day++) {
			add(project, MadeResults.ofNight(day));
		}
		ResultsView view = (ResultsView) show(ResultsView.ID);
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
		Workbench.waitFor("the result sets",
				() -> ResultList.rows(view).stream().filter(row -> !row.file().isEmpty()).count() == 19);
		tab(camera, view, "Forks", "results-forks", "own");
		tab(camera, view, "Figures", "results-figures", "own");
		tab(camera, view, "Source and Conditions", "results-source", "waller-2014-base");
		tab(camera, view, "Comparison", "results-comparison", "waller-2014-base", "waller-2014-pt3");
		tab(camera, view, "Matrix", "results-matrix", "night-4", "night-8", "night-12");
		tab(camera, view, "Curves", "results-curves", "depths");
		tab(camera, view, "Over Time", "results-over-time", "night-4");
	}

	private static void add(JavaProject project, ResultSet set) throws Exception {
		project.project().getFile(set.id() + ".json").create(JavaProject.stream(ResultSetWriter.toJson(set)), true, null);
	}

	private static void tab(Camera camera, ResultsView view, String tab, String name, String... ids) throws Exception {
		Workbench.ui(() -> {
			ResultList.select(view, List.of(ids));
			PartWidgets.tab(view, tab);
			return null;
		});
		camera.view(name, view, () -> ResultList.table(view).showSelection());
	}
}
