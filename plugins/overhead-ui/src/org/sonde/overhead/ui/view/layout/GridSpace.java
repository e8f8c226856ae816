/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Control;

/** Whether a control takes room among others, in a grid, a {@link FlowLayout} or a {@link PriorityLayout}. */
public final class GridSpace {
	private static final String HIDDEN = "org.sonde.overhead.ui.hidden";

	private GridSpace() {
	}

	/** Shows the control, or hides it so that the next layout gives its room to the others. */
	public static void show(Control control, boolean visible) {
		control.setVisible(visible);
		control.setData(HIDDEN, visible ? null : true);
		if (control.getLayoutData() == null) {
			control.setLayoutData(new GridData());
		}
		if (control.getLayoutData() instanceof GridData data) {
			data.exclude = !visible;
		}
	}

	/** Whether the control is to be visible if there is room. */
	public static boolean isShown(Control control) {
		return control.getData(HIDDEN) == null;
	}
}
