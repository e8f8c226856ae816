/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/**
 * What screen readers call a control that shows no name of its own.
 * <p>
 * SWT has a label name the control that is created right after it beside it. Other controls need this. For GTK's own widgets (texts, lists,
 * tables, …) SWT does not ask the listeners of the control, so that a label that is not seen names them.
 */
public final class AccessibleName {

	private AccessibleName() {
	}

	/**
	 * Names a control in place of the label before it, if there is one.
	 *
	 * @param name may be the text of a label: its mnemonic and its colon are left out
	 */
	public static void set(Control control, String name) {
		AccessibleListener named = new AccessibleAdapter() {
			private final String plain = LegacyActionTools.removeMnemonics(name).replaceFirst(":$", "");

			@Override
			public void getName(AccessibleEvent event) {
				if (event.childID == ACC.CHILDID_SELF) {
					event.result = plain;
				}
			}
		};
		Accessible accessible = control.getAccessible();
		accessible.addAccessibleListener(named);
		// A part of the shell: SWT can create parts of its own widgets only.
		Accessible label = new Accessible(control.getShell().getAccessible());
		label.addAccessibleListener(named);
		label.addAccessibleControlListener(new AccessibleControlAdapter() {
			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_LABEL;
			}
		});
		forgetLabel(control);
		accessible.addRelation(ACC.RELATION_LABELLED_BY, label);
		control.addDisposeListener(event -> label.dispose());
	}

	private static void forgetLabel(Control control) {
		List<Control> siblings = Arrays.asList(control.getParent().getChildren());
		int before = siblings.indexOf(control) - 1;
		if (before >= 0 && siblings.get(before) instanceof Label label) {
			control.getAccessible().removeRelation(ACC.RELATION_LABELLED_BY, label.getAccessible());
		}
	}
}
