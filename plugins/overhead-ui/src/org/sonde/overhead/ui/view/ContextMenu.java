/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPartSite;

/** A menu of a view that others may add to. */
public final class ContextMenu {

	private ContextMenu() {
	}

	/**
	 * Gives a control of a view its menu.
	 *
	 * @param selection what is selected in the control
	 */
	public static void set(Control control, MenuManager menu, IWorkbenchPartSite site, ISelectionProvider selection) {
		control.setMenu(menu.createContextMenu(control));
		// The workbench takes 10 ms to find out who adds to it.
		Deferred.run(control, () -> site.registerContextMenu(menu, selection));
	}
}
