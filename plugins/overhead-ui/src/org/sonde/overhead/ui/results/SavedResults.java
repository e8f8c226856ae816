/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.report.html.FiguresPage;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;

/** The files that can be made from result sets. */
final class SavedResults {

	private SavedResults() {
	}

	/**
	 * Files of the selected sets; empty if there are none. Of two, the first is the baseline, as on the tab Comparison.
	 *
	 * @param all among which those are looked for that make a history with the selected ones
	 */
	static Optional<SaveFiguresAction.Content> of(List<ResultSet> selected, List<ResultSet> all) {
		if (selected.isEmpty()) {
			return Optional.empty();
		}
		List<SaveFiguresAction.Kind> kinds = new ArrayList<>();
		kinds.add(new SaveFiguresAction.Kind("html", Messages.SavedResults_page, () -> FiguresPage.render(selected)));
		if (selected.size() == 2) {
			kinds.add(new SaveFiguresAction.Kind("csv", Messages.SavedResults_comparison,
					() -> ResultComparisonTable.csv(ResultComparison.of(selected.get(0), selected.get(1))).csv()));
		}
		HistoryLevels.like(selected, all).ifPresent(history -> kinds.add(
				new SaveFiguresAction.Kind("json", Messages.SavedResults_history, () -> HistoryFile.toJson(history))));
		return Optional.of(new SaveFiguresAction.Content(selected.getFirst().id() + "-figures", kinds));
	}
}
