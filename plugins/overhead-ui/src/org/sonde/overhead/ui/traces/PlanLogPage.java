/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.OtherProbes;

/** The active plan compared with the log: what never fired, what nobody planned, and why, most likely. */
final class PlanLogPage {

	private final Composite page;
	private final ChangingLabels labels;
	private final WrappedText summary;
	private final Button take;
	/** A plan may have hundreds of probes without a record. */
	private final Button notRecorded;
	private boolean hidden;
	private List<PlanLogRow> rows = List.of();
	private final ColumnTable<PlanLogRow> table;

	/**
	 * @param open opens a method, by a signature as recorded or planned
	 * @param take takes the calls per second into the plan
	 */
	PlanLogPage(Composite parent, Consumer<String> open, Runnable take) {
		page = new Composite(parent, SWT.NONE);
		Composite content = PriorityLayout.scrolled(page);
		Composite above = FlowLayout.line(content, 5, 3, 5);
		labels = new ChangingLabels(content);
		summary = new WrappedText(above);
		summary.setLayoutData(FlowData.filling(220).optional());
		notRecorded = new Button(above, SWT.PUSH);
		notRecorded.setLayoutData(FlowData.fixed());
		notRecorded.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			hidden = !hidden;
			showRows();
			labels.layOut();
		}));
		this.take = PushButton.create(above, Messages.PlanLogPage_takeCalls, Messages.PlanLogPage_takeCallsToolTip, take);
		table = new ColumnTable<>(content, Messages.PlanLogPage_table, PlanLogRow.class, PlanLogRow::signature, columns());
		PriorityLayout.of(content).main(table.viewer().getControl(), table::leastHeight).thenTighten(above);
		table.viewer().addDoubleClickListener(event -> table.selected().stream().findFirst()
				.ifPresent(row -> open.accept(row.recorded().orElse(row.signature()))));
	}

	private static List<Column<PlanLogRow>> columns() {
		return List.of(
				Column.<PlanLogRow>text("method", Messages.PlanLogPage_method, 270, PlanLogRow::label).withToolTip(PlanLogRow::details)
						.withPainter(new QualifiedNamePainter<>()),
				Column.<PlanLogRow>text("state", Messages.PlanLogPage_state, 185, PlanLogRow::stateWords,
						Comparator.comparing(PlanLogRow::state)).withMuted(row -> row.reason().isEmpty()),
				Column.<PlanLogRow>number("calls", Messages.PlanLogPage_calls, 75,
						row -> row.calls().isPresent() ? Long.toString(row.calls().getAsLong()) : Messages.PlanLogPage_unknown,
						Comparator.comparingLong(row -> row.calls().orElse(-1))).withMuted(row -> row.calls().isEmpty()),
				Column.<PlanLogRow>number("rate", Messages.PlanLogPage_rate, 80,
						row -> row.rate().isPresent() ? Digits.rate(row.rate().getAsDouble()) : Messages.PlanLogPage_unknown,
						Comparator.comparingDouble(row -> row.rate().orElse(-1))).withMuted(row -> row.rate().isEmpty()),
				Column.<PlanLogRow>text("reason", Messages.PlanLogPage_reason, 520,
						row -> row.reason().map(Match.NotFound::text).orElse(""))
						.withToolTip(row -> row.reason().map(Match.NotFound::text).orElse(null)));
	}

	/**
	 * @param plan   what the plan is called
	 * @param others the program's probes that the plan does not have
	 */
	void show(ObservedCalls newObserved, String plan, Optional<OtherProbes> others) {
		String summary = summary(Messages.PlanLogPage_summary, newObserved, plan);
		show(newObserved, others.map(OtherProbes::words).map(words -> summary + ". " + words).orElse(summary));
		take.setEnabled(!newObserved.rates().rates().isEmpty());
	}

	private void show(ObservedCalls newObserved, String words) {
		show(PlanLogRow.of(newObserved));
		summarise(words);
		labels.layOut();
	}

	private static String summary(String message, ObservedCalls observed, String plan) {
		return Plural.bind(message, observed.notPlanned().size(), plan, probes(observed), observed.neverRecorded().size(),
				observed.recordedThoughDeactivated().size());
	}

	/** The summary cannot get the focus. */
	private void summarise(String words) {
		labels.set(summary, words);
		AccessibleName.add(table.viewer().getControl(), words);
	}

	private void show(List<PlanLogRow> newRows) {
		rows = newRows;
		showRows();
	}

	private void showRows() {
		List<PlanLogRow> recorded = rows.stream().filter(row -> !row.state().isWithoutRecord()).toList();
		table.show(hidden ? recorded : rows);
		notRecorded.setEnabled(recorded.size() < rows.size());
		String words = NLS.bind(hidden ? Messages.PlanLogPage_showNotRecorded : Messages.PlanLogPage_hideNotRecorded,
				rows.size() - recorded.size());
		if (!words.equals(notRecorded.getText())) {
			notRecorded.setText(words);
			labels.changed(notRecorded);
		}
	}

	/** While the program runs: what was recorded so far, which is not to be taken yet. */
	void showLive(ObservedCalls newObserved, String plan) {
		if (newObserved.hasNoCalls()) {
			// A program that is starting has no reason yet to have recorded nothing.
			showNone(NLS.bind(Messages.PlanLogPage_nothingSoFar, plan));
			return;
		}
		show(newObserved, summary(Messages.PlanLogPage_summarySoFar, newObserved, plan));
		take.setEnabled(false);
	}

	private static String probes(ObservedCalls observed) {
		List<ObservedCalls.OfPattern> patterns = observed.patterns();
		int single = observed.planned().size();
		if (patterns.isEmpty()) {
			return Plural.bind(Messages.PlanLogPage_probes, single);
		}
		int methods = patterns.stream().mapToInt(one -> one.methods().orElse(0)).sum();
		int silent = patterns.stream().mapToInt(one -> one.silent().size()).sum();
		return single == 0 ? Plural.bind(Messages.PlanLogPage_patterns, patterns.size(), methods - silent, methods)
				: Plural.bind(Messages.PlanLogPage_probesAndPatterns, single, patterns.size(), methods - silent, methods);
	}

	/** @param why what is to be done to have a plan */
	void showNone(String why) {
		show(List.of());
		summarise(why);
		labels.layOut();
		take.setEnabled(false);
	}

	ColumnTable<PlanLogRow> table() {
		return table;
	}

	Control control() {
		return page;
	}
}
