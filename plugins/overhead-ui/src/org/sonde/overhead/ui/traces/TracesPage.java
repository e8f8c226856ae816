/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.sonde.overhead.ui.traces.pictures.SequencePage;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.TraceClass;

/** The classes of equal traces, the most expensive first, and the selected one as a call tree and as a sequence diagram. */
public final class TracesPage {

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
	/** Nodes of a tree that are shown: more nobody reads, and the widget would stand still. */
	private static final int MAX_NODES = 2_000;

	private final Composite page;
	private final ColumnTable<Row> classes;
	private final Label title;
	private final Tabs tabs;
	private final Tree tree;
	private final Tab<SequencePage> sequence;

	/** @param open opens an operation, by its recorded signature */
	TracesPage(Composite parent, Consumer<String> open) {
		page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
		AdaptiveSash sash = new AdaptiveSash(page, Double.MAX_VALUE);
		classes = new ColumnTable<>(sash.parts(), Messages.TracesPage_table, Row.class, Row::number, columns());
		Composite below = new Composite(sash.parts(), SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(below);
		title = new Label(below, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(5, 4).applyTo(title);
		tabs = new Tabs(below, Messages.TracesPage_pictures);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs.folder());
		tree = new Tree(tabs.folder(), SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
		tree.setHeaderVisible(true);
		AccessibleName.set(tree, Messages.TracesPage_tree);
		tabs.add(Messages.TracesPage_callTree, folder -> tree, shown -> shown);
		sequence = tabs.add(Messages.TracesPage_sequence, folder -> new SequencePage(folder, open), SequencePage::control).colored(SequencePage::setColorsOf);
		column(Messages.TracesPage_call, 430, SWT.LEFT);
		column(Messages.TracesPage_calls, 60, SWT.RIGHT);
		column(Messages.TracesPage_mean, 90, SWT.RIGHT);
		column(Messages.TracesPage_self, 90, SWT.RIGHT);
		column(Messages.TracesPage_host, 120, SWT.LEFT);
		tree.addListener(SWT.DefaultSelection, event -> open.accept(((CallNode) event.item.getData()).operation()));
		sash.needs(classes::leastHeight).setWeights(WEIGHTS);
		classes.viewer().addSelectionChangedListener(event -> showTree());
	}

	private void column(String text, int width, int alignment) {
		TreeColumn column = new TreeColumn(tree, alignment);
		column.setText(text);
		column.setWidth(ColumnWidth.of(tree, text, width));
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

	void show(List<TraceClass> newClasses) {
		classes.show(Row.of(newClasses));
		if (classes.selected().isEmpty() && !newClasses.isEmpty()) {
			classes.viewer().setSelection(new StructuredSelection(classes.rows().getFirst()));
		}
		showTree();
	}

	private void showTree() {
		List<Row> selected = classes.selected();
		tree.setRedraw(false);
		tree.removeAll();
		List<CallNode> shown = selected.isEmpty() ? List.of() : selected.getFirst().traces().nodes();
		title.setText(selected.isEmpty() ? "" : title(selected.getFirst()));
		TreeItem[] path = new TreeItem[Math.min(MAX_NODES, shown.size()) + 1];
		for (CallNode node : shown.subList(0, Math.min(MAX_NODES, shown.size()))) {
			TreeItem item = node.depth() == 0 ? new TreeItem(tree, SWT.NONE) : new TreeItem(path[node.depth() - 1], SWT.NONE);
			path[node.depth()] = item;
			item.setData(node);
			item.setText(new String[] { label(node), Long.toString(node.calls()), text(node.meanNanos()), text(node.selfNanos()),
					node.host() });
		}
		for (TreeItem item : tree.getItems()) {
			expand(item);
		}
		tree.setRedraw(true);
		title.getParent().layout();
		selected.stream().findFirst().ifPresent(row -> sequence.show(one -> one.show(row.traces(), row.number())));
	}

	private static String title(Row row) {
		String title = LogTables.title(row.number(), row.traces());
		return row.traces().nodes().size() > MAX_NODES ? NLS.bind(Messages.TracesPage_ofManyNodes, title, MAX_NODES) : title;
	}

	private static String label(CallNode node) {
		String method = MethodLabel.of(node.operation());
		return node.failed() ? NLS.bind(Messages.TracesPage_failed, method) : method;
	}

	private static void expand(TreeItem item) {
		item.setExpanded(true);
		for (TreeItem child : item.getItems()) {
			expand(child);
		}
	}

	Control control() {
		return page;
	}

	void setColorsOf(Control control) {
		tree.setBackground(control.getBackground());
		tree.setForeground(control.getForeground());
		tabs.setColorsOf(control);
	}

	ColumnTable<Row> classes() {
		return classes;
	}

	/** The number of the selected class, from 1; that of the first without one. */
	int selectedClass() {
		return classes.selected().stream().findFirst().map(Row::number).orElse(1);
	}
}
