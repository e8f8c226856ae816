/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** What screen readers call a control that shows no name of its own. */
public final class AccessibleName {

	private static final String NAME = "org.sonde.overhead.ui.accessibleName";

	private AccessibleName() {
	}

	public static void set(Control control, String name) {
		control.setData(NAME, name);
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				if (event.childID == ACC.CHILDID_SELF) {
					event.result = name;
				}
			}
		});
	}

	/** The name that was set. */
	public static Optional<String> of(Control control) {
		return Optional.ofNullable((String) control.getData(NAME));
	}
}
