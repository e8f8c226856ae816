/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.Optional;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IObjectActionDelegate;
import org.eclipse.ui.IWorkbenchPart;

/** An item of the menu Compare With, on a project, or on packages and types. */
public abstract class SelectedTypesAction implements IObjectActionDelegate {

	private IWorkbenchPart part;
	private Optional<SelectedTypes> selected = Optional.empty();

	@Override
	public final void setActivePart(IAction action, IWorkbenchPart targetPart) {
		part = targetPart;
	}

	@Override
	public final void selectionChanged(IAction action, ISelection selection) {
		selected = selection instanceof IStructuredSelection structured ? SelectedTypes.of(structured) : Optional.empty();
		action.setEnabled(selected.isPresent());
	}

	@Override
	public final void run(IAction action) {
		selected.ifPresent(types -> run(types, part));
	}

	/** @param where the menu was opened */
	protected abstract void run(SelectedTypes types, IWorkbenchPart where);
}
