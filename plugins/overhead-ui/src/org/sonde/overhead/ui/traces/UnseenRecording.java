/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** Tells how the recording of a JVM ended, if the view shows something else by then or was closed, and offers to show it. */
final class UnseenRecording {
	private UnseenRecording() {
	}

	/** In the thread of the user interface. */
	static void tell(LiveJob.State end) {
		IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchWindow[] all = PlatformUI.getWorkbench().getWorkbenchWindows();
		if (active == null && all.length == 0) {
			return;
		}
		IWorkbenchWindow window = active == null ? all[0] : active;
		if (end instanceof LiveJob.State.Stored(Path recording)) {
			if (MessageDialog.open(MessageDialog.QUESTION, window.getShell(), Messages.UnseenRecording_title,
					NLS.bind(Messages.UnseenRecording_stored, recording), 0,
					Messages.UnseenRecording_show, Messages.UnseenRecording_leave) == 0) {
				show(recording, window);
			}
		} else if (end instanceof LiveJob.State.Failed(String reason)) {
			MessageDialog.openError(window.getShell(), Messages.UnseenRecording_title, reason);
		}
	}

	private static void show(Path recording, IWorkbenchWindow window) {
		if (window.getActivePage() == null) {
			return;
		}
		try {
			((MonitoringLogView) window.getActivePage().showView(MonitoringLogView.ID)).read(List.of(recording));
		} catch (PartInitException e) {
			ILog.of(UnseenRecording.class).log(e.getStatus());
		}
	}
}
