/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.function.Function;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.ReadingDialog;
import org.sonde.overhead.ui.view.TextClipboard;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.report.explanation.ExplanationText;

/** How a cost came about: a tree from the figure down to what the sources state. */
final class ExplanationDialog extends ReadingDialog {

	private static final int COPY_ID = IDialogConstants.CLIENT_ID;

	private final Explanation explanation;

	ExplanationDialog(Shell parent, String title, Explanation explanation) {
		super(parent, title, new Point(1160, 600), HelpContext.EXPLANATION);
		this.explanation = explanation;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		TreeViewer tree = new TreeViewer(area, SWT.BORDER | SWT.FULL_SELECTION);
		tree.getTree().setHeaderVisible(true);
		tree.getTree().setLinesVisible(true);
		AccessibleName.set(tree.getTree(), Messages.ExplanationDialog_tree);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
		ColumnViewerToolTipSupport.enableFor(tree);
		column(tree, Messages.ExplanationDialog_figure, 320, Explanation::what);
		column(tree, Messages.ExplanationDialog_value, 130, ExplanationText::value);
		column(tree, Messages.ExplanationDialog_estimate, 140, ExplanationText::estimateInterval);
		column(tree, Messages.ExplanationDialog_measurement, 170, ExplanationText::measurementInterval);
		column(tree, Messages.ExplanationDialog_how, 400, ExplanationDialog::how);
		tree.setContentProvider(new Inputs());
		tree.setInput(new Explanation[] { explanation });
		tree.expandAll();
		Text words = ReadOnlyText.create(area, Messages.ExplanationDialog_selected, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(400, 80).applyTo(words);
		tree.addSelectionChangedListener(event -> 
				words.setText(tree.getStructuredSelection().getFirstElement() instanceof Explanation step ? how(step) : ""));
		tree.setSelection(new StructuredSelection(explanation));
		return area;
	}

	private static void column(TreeViewer tree, String title, int width, Function<Explanation, String> text) {
		TreeViewerColumn column = new TreeViewerColumn(tree, SWT.LEFT);
		column.getColumn().setText(title);
		column.getColumn().setWidth(ColumnWidth.of(tree.getTree(), title, width));
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

	private static String how(Explanation step) {
		String how = step.formula().isEmpty() ? step.source() : "= " + step.formula();
		return step.remark().isEmpty() ? how : how.isEmpty() ? step.remark() : how + ". " + step.remark();
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, COPY_ID, Messages.ExplanationDialog_copy, false);
		super.createButtonsForButtonBar(parent);
	}

	@Override
	protected void buttonPressed(int id) {
		if (id == COPY_ID) {
			TextClipboard.put(ExplanationText.of(explanation));
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
