/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.function.Function;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.digits.Digits;

/** How a cost came about: a tree from the figure down to what the sources state. */
final class ExplanationDialog extends Dialog {

	private static final int COPY_ID = IDialogConstants.CLIENT_ID;

	private final String title;
	private final Explanation explanation;

	ExplanationDialog(Shell parent, String title, Explanation explanation) {
		super(parent);
		this.title = title;
		this.explanation = explanation;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(title);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected Point getInitialSize() {
		return new Point(980, 520);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		TreeViewer tree = new TreeViewer(area, SWT.BORDER | SWT.FULL_SELECTION);
		tree.getTree().setHeaderVisible(true);
		tree.getTree().setLinesVisible(true);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
		ColumnViewerToolTipSupport.enableFor(tree);
		column(tree, "Figure", 280, Explanation::what);
		column(tree, "Value (what we believe of your program)", 260, ExplanationDialog::value);
		column(tree, "Measurement interval", 150, ExplanationDialog::measurement);
		column(tree, "How", 420, ExplanationDialog::how);
		tree.setContentProvider(new Inputs());
		tree.setInput(new Explanation[] { explanation });
		tree.expandAll();
		return area;
	}

	private static void column(TreeViewer tree, String title, int width, Function<Explanation, String> text) {
		TreeViewerColumn column = new TreeViewerColumn(tree, SWT.LEFT);
		column.getColumn().setText(title);
		column.getColumn().setWidth(width);
		column.setLabelProvider(new ColumnLabelProvider() {
			@Override
			public String getText(Object element) {
				return text.apply((Explanation) element);
			}

			@Override
			public String getToolTipText(Object element) {
				return getText(element);
			}
		});
	}

	private static String value(Explanation step) {
		return step.value().map(interval -> Digits.withInterval(interval, step.unit())).orElse(Quantities.UNKNOWN);
	}

	private static String measurement(Explanation step) {
		return step.measurement().map(Digits::ends).orElse("");
	}

	private static String how(Explanation step) {
		String how = step.formula().isEmpty() ? step.source() : "= " + step.formula();
		return step.remark().isEmpty() ? how : how.isEmpty() ? step.remark() : how + ". " + step.remark();
	}

	/** The tree as text, indented. */
	static String text(Explanation step, int depth) {
		StringBuilder text = new StringBuilder("  ".repeat(depth)).append(step.what()).append(": ").append(value(step)).append("; ")
				.append(how(step)).append('\n');
		step.inputs().forEach(input -> text.append(text(input, depth + 1)));
		return text.toString();
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, COPY_ID, "C&opy", false);
		createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
	}

	@Override
	protected void buttonPressed(int id) {
		if (id == COPY_ID) {
			Clipboard clipboard = new Clipboard(getShell().getDisplay());
			clipboard.setContents(new Object[] { text(explanation, 0) }, new Transfer[] { TextTransfer.getInstance() });
			clipboard.dispose();
		} else {
			super.buttonPressed(id);
		}
	}

	private static final class Inputs implements ITreeContentProvider {

		@Override
		public Object[] getElements(Object roots) {
			return (Object[]) roots;
		}

		@Override
		public Object[] getChildren(Object step) {
			return ((Explanation) step).inputs().toArray();
		}

		@Override
		public Object getParent(Object step) {
			return null; // nobody asks for it: the tree is expanded from its root
		}

		@Override
		public boolean hasChildren(Object step) {
			return !((Explanation) step).inputs().isEmpty();
		}
	}
}
