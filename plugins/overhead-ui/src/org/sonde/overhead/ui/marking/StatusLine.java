/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;

/** The status line of the part in which a command was given. */
public final class StatusLine {
	private StatusLine() {
	}

	/** Tells that something was done; from any thread. */
	public static void show(IWorkbenchPart part, String done) {
		show(part, done, false);
	}

	/**
	 * The same; from any thread.
	 *
	 * @param warning whether it failed, or needs the user's attention
	 */
	public static void show(IWorkbenchPart part, String message, boolean warning) {
		show(part, new MarkingMessage(message, warning));
	}

	/** From any thread. */
	static void show(IWorkbenchPart part, MarkingMessage message) {
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.asyncExec(() -> {
			IStatusLineManager line = of(part);
			if (line != null) {
				Confirmation.show(line, message, display);
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
