/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.comparison.SelectedTypes;

/** Sonde ▸ Benchmark Versions…: of the selected code, else of the project that the selection, the active view or the editor belongs to. */
public final class MeasureVersionsHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		SelectedTypes.of(event).ifPresentOrElse(types -> new MeasureVersionsWizard(window.getActivePage(), types).open(),
				() -> MessageDialog.openInformation(window.getShell(), Messages.MeasureVersionsWizard_title,
						Messages.MeasureVersionsHandler_noCode));
		return null;
	}
}
