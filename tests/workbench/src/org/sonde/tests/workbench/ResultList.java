/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.sonde.overhead.ui.results.ResultRow;
import org.sonde.overhead.ui.results.ResultsView;

/** The list of <i>Benchmark Results</i>, read and selected as by a user. From any thread. */
final class ResultList {
	private ResultList() {
	}

	static Table table(ResultsView view) {
		return Fields.find(PartWidgets.widget(view), Table.class, "Result sets");
	}

	static List<ResultRow> rows(ResultsView view) {
		return Workbench.ui(() -> rows(table(view).getItems()));
	}

	static List<ResultRow> selected(ResultsView view) {
		return Workbench.ui(() -> rows(table(view).getSelection()));
	}

	/** A line has its row once its text was asked for. A line that is about to be removed has none. */
	private static List<ResultRow> rows(TableItem... lines) {
		return Stream.of(lines).filter(line -> !line.getText(0).isEmpty()).map(line -> (ResultRow) line.getData()).toList();
	}

	/** Selects those with these ids, and no other. */
	static void select(ResultsView view, List<String> ids) {
		Workbench.ui(() -> {
			Table table = table(view);
			List<String> listed = rows(view).stream().map(row -> row.set().id()).toList();
			int[] lines = ids.stream().mapToInt(listed::indexOf).toArray();
			if (Arrays.stream(lines).anyMatch(line -> line < 0)) {
				throw new AssertionError("not all of " + ids + " are among " + listed);
			}
			table.setSelection(lines);
			table.showSelection();
			Event event = new Event();
			event.item = lines.length == 0 ? null : table.getItem(lines[0]);
			table.notifyListeners(SWT.Selection, event);
			return null;
		});
	}
}
