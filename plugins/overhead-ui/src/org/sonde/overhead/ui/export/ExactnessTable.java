/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;

/** The export of a plan for an agent, selection by selection, with its exactness. */
final class ExactnessTable {

	/**
	 * @param label of {@code what}, short
	 * @param exact whether there is nothing to note, so that the row stands behind the others and muted
	 */
	private record Row(int number, String what, String label, String how, String why, boolean exact) {

		/** Patterns have no shorter label. */
		static Row ofProbe(int number, String probe, String how, String why, boolean exact) {
			return new Row(number, probe, probe.indexOf('*') < 0 ? MethodLabel.of(probe) : probe, how, why, exact);
		}
	}

	private final ColumnTable<Row> table;

	/** @param parent with a grid as its layout */
	ExactnessTable(Composite parent, String name, String what, int columns) {
		Composite frame = new Composite(parent, SWT.BORDER);
		frame.setLayout(new FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).span(columns, 1).hint(860, 170).applyTo(frame);
		table = new ColumnTable<>(frame, name, Row.class, Row::number, List.of(
				Column.<Row>text("what", what, 300, Row::what).withToolTip(Row::what).withPainter(new QualifiedNamePainter<>(Row::label))
						.withSpareWidth(),
				Column.<Row>text("how", Messages.ExactnessTable_exactness, 150, Row::how).withMuted(Row::exact),
				Column.<Row>text("why", Messages.ExactnessTable_why, 400, Row::why).withToolTip(Row::why)));
		table.viewer().getTable().addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == 'c' && (event.stateMask & SWT.MOD1) != 0) {
				table.copyAction().run();
			}
		}));
	}

	void clear() {
		table.show(List.of());
	}

	/** How an agent implements a plan; differences come first. */
	void show(AgentFiles export) {
		List<Row> rows = new ArrayList<>();
		for (ExactnessNote note : export.notes()) {
			String others = note.others().isEmpty() ? "" : ": " + String.join(", ", note.others());
			rows.add(Row.ofProbe(rows.size(), note.probe(), note.kind().words(), note.reason() + others, false));
		}
		export.exactProbes().forEach(probe -> rows.add(Row.ofProbe(rows.size(), probe, Messages.ExactnessTable_exact, "", true)));
		table.show(rows);
	}

	/** What a plan makes of an agent's files. */
	void show(ImportedPlan imported) {
		List<Row> rows = new ArrayList<>();
		imported.notes().forEach(
				note -> rows.add(new Row(rows.size(), note.text(), note.text(), note.kind().words(), note.place() + ": " + note.reason(),
						false)));
		table.show(rows);
	}
}
