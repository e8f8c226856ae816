/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorLauncher;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** Runs on a double-click on a file of tunings: shows its series in the view Trade-off. */
public final class SeriesLauncher implements IEditorLauncher {

	@Override
	public void open(IPath path) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getFileForLocation(path);
		try {
			page.showView(TradeOffView.ID);
			if (file != null) {
				TradeOffView.open(page, file);
			}
		} catch (PartInitException e) {
			ILog.of(SeriesLauncher.class).log(e.getStatus());
		}
	}
}
