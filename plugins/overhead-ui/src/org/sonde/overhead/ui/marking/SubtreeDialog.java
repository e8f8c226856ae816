/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.instrumentation.workspace.source.CalledMethods;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.Plural;

/** Asks for the depth of calls to instrument, and shows how many methods that means. */
final class SubtreeDialog extends PlainDialog {
	private static final int USUAL_DEPTH = 3;
	private static final int MOST_DEPTH = 100;
	private static final int WIDTH = 380;

	private final List<IMethod> roots;
	private final CalledMethods calls;
	private Spinner depth;
	private Label found;
	private Job counting;
	private int chosen = USUAL_DEPTH;

	private SubtreeDialog(Shell parent, List<IMethod> roots, CalledMethods calls) {
		super(() -> parent, Messages.SubtreeDialog_title, HelpContext.SUBTREE);
		this.roots = roots;
		this.calls = calls;
	}

	/** How many calls deep; empty if the dialog was cancelled. */
	static Optional<Integer> ask(Shell parent, List<IMethod> roots, CalledMethods calls) {
		return ask(new SubtreeDialog(parent, roots, calls), dialog -> dialog.chosen);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Label what = new Label(area, SWT.WRAP);
		what.setText(roots.size() == 1 ? NLS.bind(Messages.SubtreeDialog_one, roots.getFirst().getElementName())
				: NLS.bind(Messages.SubtreeDialog_several, roots.size()));
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(what);
		Composite row = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
		new Label(row, SWT.NONE).setText(Messages.SubtreeDialog_depth);
		depth = new Spinner(row, SWT.BORDER);
		depth.setValues(USUAL_DEPTH, 0, MOST_DEPTH, 0, 1, 5);
		depth.addModifyListener(event -> count());
		found = new Label(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(found);
		return area;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		getButton(IDialogConstants.OK_ID).setText(Messages.SubtreeDialog_instrument);
		count();
	}

	/** Counts again in the background, and discards the earlier count. */
	private void count() {
		chosen = depth.getSelection();
		stopCounting();
		found.setText(Messages.SubtreeDialog_following);
		int asked = chosen;
		Display display = found.getDisplay();
		counting = new Job(Messages.SubtreeDialog_counting) {
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				String words = words(asked, monitor);
				display.asyncExec(() -> {
					if (!found.isDisposed() && chosen == asked) {
						found.setText(words);
						found.requestLayout();
					}
				});
				return Status.OK_STATUS;
			}
		};
		counting.setSystem(true);
		counting.schedule();
	}

	private String words(int asked, IProgressMonitor monitor) {
		try {
			return Plural.bind(Messages.SubtreeDialog_methods, calls.downTo(asked, monitor).size());
		} catch (CoreException e) {
			return e.getMessage();
		}
	}

	private void stopCounting() {
		if (counting != null) {
			counting.cancel();
		}
	}

	@Override
	public boolean close() {
		stopCounting();
		return super.close();
	}
}
