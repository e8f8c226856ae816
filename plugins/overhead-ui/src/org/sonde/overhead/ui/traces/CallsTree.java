/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.report.traces.DurationFormat;
import org.sonde.traces.reduction.CallNode;

/** The calls of a trace, or of a class of equal traces, each below its caller. */
final class CallsTree {
	/** Nodes that are shown: more nobody reads, and the widget would stand still. */
	static final int MOST = 2_000;

	/** The calls that must have room before the choice gets any. */
	private static final int LEAST_CALLS = 4;

	private final Tree tree;

	/** @param open opens an operation, by its recorded signature */
	CallsTree(Composite parent, Consumer<String> open) {
		tree = new Tree(parent, SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
		tree.setHeaderVisible(true);
		AccessibleName.set(tree, Messages.CallsTree_name);
		column(Messages.CallsTree_call, 430, SWT.LEFT);
		column(Messages.CallsTree_calls, 60, SWT.RIGHT);
		column(Messages.CallsTree_mean, 90, SWT.RIGHT);
		column(Messages.CallsTree_self, 90, SWT.RIGHT);
		column(Messages.CallsTree_host, 120, SWT.LEFT);
		tree.addListener(SWT.DefaultSelection, event -> open.accept(((CallNode) event.item.getData()).operation()));
	}

	private void column(String text, int width, int alignment) {
		TreeColumn column = new TreeColumn(tree, alignment);
		column.setText(text);
		column.setWidth(ColumnWidth.of(tree, text, width));
	}

	/** Returns the height of a few calls, in pixels. */
	int leastHeight() {
		return tree.getHeaderHeight() + LEAST_CALLS * tree.getItemHeight();
	}

	/** Shows these calls, the first {@value #MOST} of them. */
	void show(List<CallNode> nodes) {
		List<CallNode> shown = nodes.subList(0, Math.min(MOST, nodes.size()));
		tree.setRedraw(false);
		tree.removeAll();
		TreeItem[] path = new TreeItem[shown.size() + 1];
		for (CallNode node : shown) {
			TreeItem item = node.depth() == 0 ? new TreeItem(tree, SWT.NONE) : new TreeItem(path[node.depth() - 1], SWT.NONE);
			path[node.depth()] = item;
			item.setData(node);
			item.setText(
					new String[] { label(node), Long.toString(node.calls()), text(node.meanNanos()), text(node.selfNanos()), node.host() });
		}
		for (TreeItem item : tree.getItems()) {
			expand(item);
		}
		tree.setRedraw(true);
	}

	private static String label(CallNode node) {
		String method = MethodLabel.of(node.operation());
		return node.failed() ? NLS.bind(Messages.CallsTree_failed, method) : method;
	}

	private static String text(double nanos) {
		return Double.isNaN(nanos) ? Messages.CallsTree_unknown : DurationFormat.text(nanos);
	}

	private static void expand(TreeItem item) {
		item.setExpanded(true);
		for (TreeItem child : item.getItems()) {
			expand(child);
		}
	}

	/** The widget. */
	Tree control() {
		return tree;
	}
}
