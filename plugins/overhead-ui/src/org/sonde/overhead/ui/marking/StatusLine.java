/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;

/** The status line of the part that a command was given in. */
public final class StatusLine {
	private StatusLine() {
	}

	/** Tells that something was done; from any thread. */
	public static void show(IWorkbenchPart part, String done) {
		show(part, new MarkingMessage(done, false));
	}

	/** From any thread. */
	static void show(IWorkbenchPart part, MarkingMessage message) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			IStatusLineManager line = of(part);
			if (line != null) {
				// Not as an error message: that would cover what the part says from now on, until somebody takes it away.
				Image image = message.warning() ? JFaceResources.getImage(Dialog.DLG_IMG_MESSAGE_WARNING) : null;
				line.setMessage(image, message.text());
			}
		});
	}

	private static IStatusLineManager of(IWorkbenchPart part) {
		return switch (part) {
			case IViewPart view -> view.getViewSite().getActionBars().getStatusLineManager();
			case IEditorPart editor -> editor.getEditorSite().getActionBars().getStatusLineManager();
			// Without a window manager no part may be active after a dialog.
			case null, default -> null;
		};
	}
}
