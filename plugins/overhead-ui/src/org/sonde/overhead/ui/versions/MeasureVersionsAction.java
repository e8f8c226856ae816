/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.Optional;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IObjectActionDelegate;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.comparison.SelectedTypes;

/** Compare With ▸ Sonde: Overhead and Code of…, on a project, or on packages and types. */
public final class MeasureVersionsAction implements IObjectActionDelegate {

	private IWorkbenchPart part;
	private Optional<SelectedTypes> selected = Optional.empty();

	@Override
	public void setActivePart(IAction action, IWorkbenchPart targetPart) {
		part = targetPart;
	}

	@Override
	public void selectionChanged(IAction action, ISelection selection) {
		selected = selection instanceof IStructuredSelection structured ? SelectedTypes.of(structured) : Optional.empty();
		action.setEnabled(selected.isPresent());
	}

	@Override
	public void run(IAction action) {
		selected.ifPresent(types -> new MeasureVersionsWizard(part.getSite().getPage(), types).open());
	}
}
