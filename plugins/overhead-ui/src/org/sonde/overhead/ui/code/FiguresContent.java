/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** The controls of the view, from the top down. */
final class FiguresContent {

	private final FiguresHeader header;
	private final ColumnTable<FigureRow> table;
	private final FiguresTotal total;

	/**
	 * @param component receives the file chosen; empty for all types
	 * @param level     receives what the table is to show
	 */
	FiguresContent(Composite parent, Consumer<Optional<IFile>> component, Consumer<FiguresLevel> level) {
		header = new FiguresHeader(parent, component, level);
		table = new ColumnTable<>(parent, Messages.MaintainabilityView_table, FigureRow.class, FigureRow::key, FigureColumns.all());
		total = new FiguresTotal(parent);
		PriorityLayout.of(parent).main(table.viewer().getControl(), table::leastHeight).thenHide(total.rules())
				.thenTighten(header.control()).thenHide(total.figures()).thenHide(header.control());
	}

	FiguresHeader header() {
		return header;
	}

	ColumnTable<FigureRow> table() {
		return table;
	}

	/** Shows the total, also after the name of the table: it cannot get the focus. */
	void showTotal(FiguresTotalText text) {
		total.show(text);
		AccessibleName.add(table.viewer().getControl(), text.figures());
	}
}
