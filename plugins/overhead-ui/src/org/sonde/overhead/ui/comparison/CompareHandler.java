/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;


import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * Sonde ▸ Compare Code of Versions…: of the selected code, else of the project that the selection, the active view or the editor belongs
 * to.
 */
public final class CompareHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		SelectedTypes.of(event).ifPresentOrElse(types -> CompareDialog.open(types, window.getShell(), window.getActivePage()),
				() -> MessageDialog.openInformation(window.getShell(), Messages.CompareDialog_title, Messages.CompareHandler_noCode));
		return null;
	}
}
