/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;

/** The classes of equal traces, the most expensive first, and the selected one. */
final class TracesPage {

	/**
	 * A class of traces.
	 *
	 * @param number from 1, the most expensive first
	 * @param share  of the time in all its traces in that of all traces; NaN if not known
	 */
	record Row(int number, TraceClass traces, double share) {

		static List<Row> of(List<TraceClass> classes) {
			double all = classes.stream().mapToDouble(TraceClass::totalNanos).sum();
			return IntStream.range(0, classes.size()).mapToObj(
					i -> new Row(i + 1, classes.get(i), all == 0 ? Double.NaN : classes.get(i).totalNanos() / all)).toList();
		}
	}

	private static final int[] WEIGHTS = { 45, 55 };
	/** In a view this much wider than high, a class beside the table has the height for its controls and some calls. */
	private static final double SIDE_BY_SIDE = 3;
	/** In pixels. */
	private static final int LEAST_WIDTH = 260;

	private final Composite page;
	private final ColumnTable<Row> classes;
	private final ClassPage selected;

	/** @param open opens an operation, by its recorded signature */
	TracesPage(Composite parent, Consumer<String> open) {
		page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
		AdaptiveSash sash = new AdaptiveSash(page, SIDE_BY_SIDE).besideFrom(LEAST_WIDTH);
		classes = new ColumnTable<>(sash.parts(), Messages.TracesPage_table, Row.class, Row::number, columns());
		selected = new ClassPage(sash.parts(), open, this::show, this::selectFirst);
		sash.needs(classes::leastHeight,
				() -> sash.isBeside() ? selected.leastPicture() : selected.leastHeight(sash.width(1))).setWeights(WEIGHTS);
		classes.viewer().addSelectionChangedListener(event -> showSelected());
	}

	private static List<Column<Row>> columns() {
		return List.of(number("class", Messages.TracesPage_number, 55, row -> row.number()),
				number("traces", Messages.TracesPage_traces, 75, row -> row.traces().traces()),
				number("calls", Messages.TracesPage_callsEach, 95, row -> row.traces().calls()),
				Column.number("share", Messages.TracesPage_time, 75, TracesPage::share, Comparator.comparingDouble(Row::share)),
				time("mean", Messages.TracesPage_meanTime, Durations::meanNanos),
				time("min", Messages.TracesPage_min, Durations::minNanos),
				time("median", Messages.TracesPage_median, durations -> durations.quantileNanos(0.5)),
				time("p99", "p99", durations -> durations.quantileNanos(0.99)),
				time("max", Messages.TracesPage_max, Durations::maxNanos),
				Column.<Row>text("entry", Messages.TracesPage_entry, 320, TracesPage::entry)
						.withToolTip(row -> LogTables.entry(row.traces())));
	}

	private static String share(Row row) {
		return Double.isNaN(row.share()) ? Messages.TracesPage_unknown : LogTables.percent(row.share()) + " %";
	}

	private static String entry(Row row) {
		List<CallNode> nodes = row.traces().nodes();
		return nodes.isEmpty() ? Messages.TracesPage_noCall : MethodLabel.of(nodes.getFirst().operation());
	}

	private static Column<Row> number(String id, String heading, int width, ToLongFunction<Row> value) {
		return Column.number(id, heading, width, row -> Long.toString(value.applyAsLong(row)), Comparator.comparingLong(value));
	}

	private static Column<Row> time(String id, String heading, ToDoubleFunction<Durations> nanos) {
		return Column.<Row>number(id, heading, 80, row -> text(nanos.applyAsDouble(row.traces().durations())),
				Comparator.comparingDouble(row -> nanos.applyAsDouble(row.traces().durations())));
	}

	private static String text(double nanos) {
		return Double.isNaN(nanos) ? Messages.TracesPage_unknown : DurationFormat.text(nanos);
	}

	/** @param log they are from; empty if it cannot be read again */
	void show(List<TraceClass> newClasses, Optional<LogRequest> log) {
		selected.showLog(log);
		classes.show(Row.of(newClasses));
		selectFirst();
		if (classes.selected().isEmpty()) {
			selected.clear();
		}
		showSelected();
	}

	/** Unless another class is selected. */
	private void selectFirst() {
		if (classes.selected().isEmpty() && !classes.rows().isEmpty()) {
			classes.viewer().setSelection(new StructuredSelection(classes.rows().getFirst()));
		}
	}

	/** A trace of any class, or of one that was too large to keep. */
	private void show(SingleTrace trace) {
		classes.viewer().setSelection(StructuredSelection.EMPTY);
		selected.show(trace);
	}

	/** Without a selection, what is shown stays: it may be a trace that was looked for by its id. */
	private void showSelected() {
		classes.selected().stream().findFirst().ifPresent(row -> selected.show(row.number(), row.traces()));
	}

	Control control() {
		return page;
	}

	void setColorsOf(Control control) {
		selected.setColorsOf(control);
	}

	ColumnTable<Row> classes() {
		return classes;
	}

	/** What is drawn of the selected class. */
	DrawnTrace drawn() {
		return selected.drawn();
	}
}
