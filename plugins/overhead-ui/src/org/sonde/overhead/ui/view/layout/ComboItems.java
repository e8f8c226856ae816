/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.List;

import org.eclipse.swt.widgets.Combo;

/** Changes the items of a combo while it is in use. */
public final class ComboItems {

	private ComboItems() {
	}

	/**
	 * Replaces the items, if they are others; the combo keeps the focus. GTK disables a combo that has no items for a moment. If it had the
	 * focus, nothing has it then, and no key does anything until the user clicks.
	 *
	 * @return whether the items changed
	 */
	public static boolean replace(Combo combo, List<String> items) {
		// The list may be open.
		if (List.of(combo.getItems()).equals(items)) {
			return false;
		}
		boolean focused = combo.isFocusControl();
		combo.setItems(items.toArray(String[]::new));
		if (focused) {
			combo.setFocus();
		}
		return true;
	}
}
