/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Map.Entry;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.sonde.overhead.ui.traces.pictures.SequencePage;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.RecordedTime;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.KeptTrace;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceRank;

/** A class of equal traces, or one of them, as a call tree and as a sequence diagram. */
final class ClassPage {
	/** Nodes of a tree that are shown: more nobody reads, and the widget would stand still. */
	private static final int MAX_NODES = 2_000;

	/** So many are in sight before the choice is. */
	private static final int LEAST_CALLS = 4;

	private final Composite page;
	private final Label title;
	private final Combo choice;
	private final Tabs tabs;
	private final Tree tree;
	private final Tab<SequencePage> sequence;
	private final BackgroundValue<SingleTrace> loading;
	private int number;
	/** Null before the first. */
	private TraceClass traces;
	/** Behind the mean in the choice. */
	private List<Entry<TraceRank, KeptTrace>> kept = List.of();

	/** @param open opens an operation, by its recorded signature */
	ClassPage(Composite parent, Consumer<String> open) {
		page = new Composite(parent, SWT.NONE);
		Composite bar = FlowLayout.line(page, 5, 2, 12);
		title = new Label(bar, SWT.NONE);
		choice = new Combo(FlowLayout.group(bar, Messages.ClassPage_shown, 2, FlowData.choice(120, 520, false)), SWT.READ_ONLY);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(choice);
		AccessibleName.set(choice, Messages.ClassPage_shownName);
		choice.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showChosen()));
		tabs = new Tabs(page, Messages.ClassPage_pictures);
		tree = new Tree(tabs.folder(), SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
		tree.setHeaderVisible(true);
		AccessibleName.set(tree, Messages.ClassPage_tree);
		tabs.add(Messages.ClassPage_callTree, folder -> tree, shown -> shown);
		sequence = tabs.add(Messages.ClassPage_sequence, folder -> new SequencePage(folder, open), SequencePage::control).colored(SequencePage::setColorsOf);
		column(Messages.ClassPage_call, 430, SWT.LEFT);
		column(Messages.ClassPage_calls, 60, SWT.RIGHT);
		column(Messages.ClassPage_mean, 90, SWT.RIGHT);
		column(Messages.ClassPage_self, 90, SWT.RIGHT);
		column(Messages.ClassPage_host, 120, SWT.LEFT);
		PriorityLayout.of(page).main(tabs.folder(), this::leastHeight).thenTighten(bar).thenHide(bar);
		tree.addListener(SWT.DefaultSelection, event -> open.accept(((CallNode) event.item.getData()).operation()));
		loading = new BackgroundValue<>(Messages.ClassPage_loading, page, this::show);
	}

	/** Of a few calls. */
	private int leastHeight() {
		return tabs.folder().computeSize(SWT.DEFAULT, 0).y + tree.getHeaderHeight() + LEAST_CALLS * tree.getItemHeight();
	}

	private void column(String text, int width, int alignment) {
		TreeColumn column = new TreeColumn(tree, alignment);
		column.setText(text);
		column.setWidth(ColumnWidth.of(tree, text, width));
	}

	/** @param newNumber of the class, from 1 */
	void show(int newNumber, TraceClass newTraces) {
		if (newTraces == traces) {
			return;
		}
		number = newNumber;
		traces = newTraces;
		kept = List.copyOf(newTraces.ranked().entrySet());
		choice.removeAll();
		choice.add(traces.traces() == 1 ? Messages.ClassPage_only : Plural.bind(Messages.ClassPage_meanOf, traces.traces()));
		kept.forEach(one -> choice.add(label(one.getKey(), one.getValue())));
		choice.select(0);
		showChosen();
		choice.requestLayout();
	}

	private static String label(TraceRank rank, KeptTrace trace) {
		String name = switch (rank) {
			case FASTEST -> Messages.ClassPage_fastest;
			case MEDIAN -> Messages.ClassPage_median;
			case P90 -> Messages.ClassPage_p90;
			case P99 -> Messages.ClassPage_p99;
			case SLOWEST -> Messages.ClassPage_slowest;
		};
		String facts = NLS.bind(Messages.ClassPage_trace, new Object[] { name, DurationFormat.text(trace.nanos()), trace.id() });
		return RecordedTime.text(trace.startNanos()).map(time -> NLS.bind(Messages.ClassPage_atTime, facts, time)).orElse(facts);
	}

	void clear() {
		traces = null;
		kept = List.of();
		title.setText("");
		choice.removeAll();
		tree.removeAll();
	}

	private void showChosen() {
		int chosen = choice.getSelectionIndex();
		if (chosen <= 0) {
			loading.cancel();
			showTree(traces.nodes());
			TraceClass mean = traces;
			int ofNumber = number;
			sequence.show(one -> one.show(mean, log -> SequenceDiagram.of(mean, ofNumber, log)));
		} else {
			loading.ask(kept.get(chosen - 1).getValue()::trace);
		}
	}

	private void show(SingleTrace trace) {
		if (choice.getSelectionIndex() > 0) {
			showTree(trace.nodes());
			sequence.show(one -> one.show(trace, log -> SequenceDiagram.of(trace, log)));
		}
	}

	private void showTree(List<CallNode> nodes) {
		List<CallNode> shown = nodes.subList(0, Math.min(MAX_NODES, nodes.size()));
		String name = LogTables.title(number, traces);
		title.setText(nodes.size() > MAX_NODES ? NLS.bind(Messages.ClassPage_ofManyNodes, name, MAX_NODES) : name);
		tree.setRedraw(false);
		tree.removeAll();
		TreeItem[] path = new TreeItem[shown.size() + 1];
		for (CallNode node : shown) {
			TreeItem item = node.depth() == 0 ? new TreeItem(tree, SWT.NONE) : new TreeItem(path[node.depth() - 1], SWT.NONE);
			path[node.depth()] = item;
			item.setData(node);
			item.setText(new String[] { label(node), Long.toString(node.calls()), text(node.meanNanos()), text(node.selfNanos()), node.host() });
		}
		for (TreeItem item : tree.getItems()) {
			expand(item);
		}
		tree.setRedraw(true);
		title.getParent().layout();
	}

	private static String text(double nanos) {
		return Double.isNaN(nanos) ? Messages.ClassPage_unknown : DurationFormat.text(nanos);
	}

	private static String label(CallNode node) {
		String method = MethodLabel.of(node.operation());
		return node.failed() ? NLS.bind(Messages.ClassPage_failed, method) : method;
	}

	private static void expand(TreeItem item) {
		item.setExpanded(true);
		for (TreeItem child : item.getItems()) {
			expand(child);
		}
	}

	/** What is shown; the mean of the first class before anything is. */
	DrawnTrace drawn() {
		int chosen = choice.getSelectionIndex();
		int of = Math.max(number, 1);
		return chosen <= 0 ? new DrawnTrace.Mean(of) : new DrawnTrace.Ranked(of, kept.get(chosen - 1).getKey());
	}

	void setColorsOf(Control control) {
		tree.setBackground(control.getBackground());
		tree.setForeground(control.getForeground());
		tabs.setColorsOf(control);
	}
}
