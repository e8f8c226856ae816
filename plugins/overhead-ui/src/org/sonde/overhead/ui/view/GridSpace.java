/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Control;

/** The room of a control in a grid. */
public final class GridSpace {

	private GridSpace() {
	}

	/** Shows the control, or hides it and leaves its room to the others once the grid is laid out again. */
	public static void show(Control control, boolean visible) {
		control.setVisible(visible);
		if (control.getLayoutData() == null) {
			control.setLayoutData(new GridData());
		}
		((GridData) control.getLayoutData()).exclude = !visible;
	}
}
