/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.dialogs.PreferencesUtil;

/** Java ▸ Sonde: how probes are shown in the code. */
public final class SondePreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
	/** Called by the platform. */
	public SondePreferencePage() {
		super("How Sonde shows the probes of the active plan in the code.", GRID);
		setPreferenceStore(EditorPreferences.store());
	}

	@Override
	public void init(IWorkbench workbench) {
		// Nothing to prepare.
	}

	@Override
	protected void createFieldEditors() {
		addField(new BooleanFieldEditor(EditorPreferences.MININGS, "Show kind, cost and calls above each method with a &probe",
				getFieldEditorParent()));
		Link others = new Link(getFieldEditorParent(), SWT.WRAP);
		others.setText("See also: all <a href=\"org.eclipse.jdt.ui.preferences.JavaEditorCodeMiningPreferencePage\">code minings</a> of the"
				+ " Java editor, the colours of <a href=\"org.eclipse.ui.editors.preferencePages.Annotations\">annotations</a>, and"
				+ " <a href=\"org.eclipse.ui.preferencePages.Decorators\">label decorations</a>.");
		others.addSelectionListener(SelectionListener.widgetSelectedAdapter(
				event -> PreferencesUtil.createPreferenceDialogOn(getShell(), event.text, null, null)));
	}
}
