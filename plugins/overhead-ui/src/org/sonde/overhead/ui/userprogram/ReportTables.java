/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.NaturalOrder;
import org.sonde.common.table.Table;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Tables of a report, side by side where there is room. */
final class ReportTables {

	private static final double SIDE_BY_SIDE = 2.2;
	private static final int FIRST_WIDTH = 190;
	/** The width of a figure with its interval. */
	private static final int WIDTH = 205;
	private static final int NARROW_WIDTH = 70;
	private static final Set<String> NARROW = Set.of("JVMs", "inside");
	/** The text instead of a figure. */
	private static final Set<String> NO_FIGURE = Set.of("not measured", "unknown");

	private record Row(List<String> cells) {
	}

	private final AdaptiveSash sash;
	private final List<ColumnTable<Row>> tables = new ArrayList<>();
	private List<List<String>> headings = List.of();

	ReportTables(Composite parent) {
		// A measured figure is of no use without the estimate, and whether that contains it.
		sash = new AdaptiveSash(parent, SIDE_BY_SIDE).besideFrom(FIRST_WIDTH + 2 * WIDTH + NARROW_WIDTH).needs(() -> least(0, 1),
				() -> least(1, tables.size()));
	}

	Control control() {
		return sash.control();
	}

	private int least(int from, int to) {
		return tables.stream().limit(to).skip(from).mapToInt(ColumnTable::leastHeight).sum();
	}

	int leastHeight() {
		return sash.leastHeight();
	}

	void show(List<Table> report) {
		List<List<String>> wanted = report.stream().map(Table::headings).toList();
		if (!wanted.equals(headings)) {
			headings = wanted;
			tables.clear();
			for (Control old : sash.parts().getChildren()) {
				old.dispose();
			}
			wanted.forEach(titles -> tables.add(table(titles)));
			sash.parts().layout();
			sash.adapt();
		}
		for (int i = 0; i < tables.size(); i++) {
			tables.get(i).show(report.get(i).rows().stream().map(Row::new).toList());
		}
	}

	private ColumnTable<Row> table(List<String> titles) {
		List<Column<Row>> columns = new ArrayList<>();
		for (int i = 0; i < titles.size(); i++) {
			int place = i;
			int width = i == 0 ? FIRST_WIDTH : NARROW.contains(titles.get(i)) ? NARROW_WIDTH : WIDTH;
			Function<Row, String> cell = row -> row.cells().get(place);
			String id = "column" + i;
			String title = capitalised(titles.get(i));
			Column<Row> column = i == 0 ? Column.text(id, title, width, cell).withSpareWidth()
					: Column.number(id, title, width, cell, Comparator.comparing(cell, NaturalOrder.OF_NAMES));
			columns.add(column.withToolTip(cell).withMuted(row -> NO_FIGURE.contains(cell.apply(row))));
		}
		return new ColumnTable<>(sash.parts(), titles.getFirst(), Row.class, row -> row.cells().getFirst(), columns);
	}

	/** Capitalised as in other tables; on the command line, titles begin with a small letter. */
	private static String capitalised(String title) {
		return title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
	}
}
