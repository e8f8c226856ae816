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
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;

/**
 * Names for screen readers, of controls without a visible name.
 * <p>
 * For GTK's own widgets (texts, lists, tables, …) SWT does not ask the listeners of the control, and what it relates to them of the label
 * before them has no text. So a label that is not seen names them.
 */
public final class AccessibleName {

	private static final String NAMED = "org.sonde.overhead.ui.named";
	private static final String WRONG = "org.sonde.overhead.ui.wrong";

	private AccessibleName() {
	}

	/** Names its fields without a name by the labels before them. */
	public static void fromLabels(Composite root) {
		Control before = root;
		for (Control control : root.getChildren()) {
			if (before instanceof Label label && !label.getText().isBlank() && isField(control) && control.getData(NAMED) == null) {
				set(control, label.getText());
			}
			if (control instanceof Composite inner) {
				fromLabels(inner);
			}
			before = control;
		}
	}

	private static boolean isField(Control control) {
		return control instanceof Text || control instanceof Combo || control instanceof Spinner || control instanceof Table
				|| control instanceof Tree || control instanceof org.eclipse.swt.widgets.List;
	}

	/**
	 * Names a control in place of the label before it, if there is one.
	 *
	 * @param name may be the text of a label: its mnemonic and its colon are left out
	 */
	public static void set(Control control, String name) {
		// A part of the shell: SWT can create parts of its own widgets only.
		Accessible label = new Accessible(control.getShell().getAccessible());
		Named named = new Named(LegacyActionTools.removeMnemonics(name).replaceFirst(":$", ""), label);
		control.setData(NAMED, named);
		Accessible accessible = control.getAccessible();
		accessible.addAccessibleListener(named);
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

	/** Adds to the name of a control for screen readers what is beside it and cannot be focused, such as a total. */
	public static void add(Control control, String more) {
		if (control.getData(NAMED) instanceof Named named && !named.more.equals(more)) {
			named.more = more;
			named.label.sendEvent(ACC.EVENT_NAME_CHANGED, null);
		}
	}

	/**
	 * Adds what is wrong in a dialog or on a page of a wizard to the name of the field in which the user is, as its message is far from
	 * there. Takes it from the one that had it before.
	 *
	 * @param shell   null if there is none yet
	 * @param problem empty if nothing is wrong
	 */
	public static void addToField(Shell shell, String problem) {
		if (shell == null) {
			return;
		}
		if (shell.getData(WRONG) instanceof Control before && !before.isDisposed()) {
			add(before, "");
		}
		Control focus = shell.getDisplay().getFocusControl();
		boolean field = (focus instanceof Text || focus instanceof Combo || focus instanceof Spinner) && focus.getShell() == shell;
		shell.setData(WRONG, field ? focus : null);
		if (field) {
			add(focus, problem);
		}
	}

	private static final class Named extends AccessibleAdapter {
		private final String name;
		private final Accessible label;
		private String more = "";

		Named(String name, Accessible label) {
			this.name = name;
			this.label = label;
		}

		@Override
		public void getName(AccessibleEvent event) {
			if (event.childID == ACC.CHILDID_SELF) {
				event.result = more.isEmpty() ? name : name.isEmpty() ? more : name + ". " + more;
			}
		}
	}

	private static void forgetLabel(Control control) {
		List<Control> siblings = Arrays.asList(control.getParent().getChildren());
		int before = siblings.indexOf(control) - 1;
		if (before >= 0 && siblings.get(before) instanceof Label label) {
			control.getAccessible().removeRelation(ACC.RELATION_LABELLED_BY, label.getAccessible());
		}
	}
}
