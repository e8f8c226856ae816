/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.table.Table;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.userprogram.ProgramReport;

/**
 * A report in tabs: the overhead of a unit of work, what the CPU time was for, collections and records, JVMs as a whole, and what it means.
 */
final class ReportTabs {

	private final Tabs tabs;
	private final Tab<ReportTables> overhead;
	private final Tab<ReportTables> shares;
	private final Tab<ReportTables> counts;
	private final Tab<ReportTables> runs;
	private final Tab<Text> notes;

	ReportTabs(Composite parent) {
		tabs = new Tabs(parent, Messages.ReportTabs_name);
		overhead = tab(Messages.ReportTabs_overhead);
		shares = tab(Messages.ReportTabs_shares);
		counts = tab(Messages.ReportTabs_counts);
		runs = tab(Messages.ReportTabs_runs);
		notes = tabs.add(Messages.ReportTabs_notes, folder -> ReadOnlyText.create(folder, Messages.ReportTabs_notes), text -> text);
	}

	Control control() {
		return tabs.folder();
	}

	/** In pixels: for a table. */
	int leastHeight() {
		return tabs.folder().getTabHeight() + overhead.made().map(ReportTables::leastHeight).orElse(0);
	}

	private Tab<ReportTables> tab(String title) {
		return tabs.add(title, ReportTables::new, ReportTables::control);
	}

	/**
	 * @param report empty before anything is known
	 * @param words  what the figures mean, a sentence each
	 */
	void show(Optional<ProgramReport> report, List<String> words) {
		show(overhead, report.map(ProgramReport::unitTables).orElse(List.of()).reversed());
		show(shares, report.flatMap(ProgramReport::shares).stream().toList());
		show(counts, report.flatMap(ProgramReport::counts).stream().toList());
		show(runs, report.flatMap(ProgramReport::runs).stream().toList());
		notes.show(text -> text.setText(String.join("\n", words)));
	}

	private static void show(Tab<ReportTables> tab, List<Table> tables) {
		tab.show(page -> page.show(tables));
	}
}
