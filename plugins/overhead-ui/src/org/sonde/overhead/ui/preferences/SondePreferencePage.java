/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.preferences;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.sonde.overhead.ui.view.HelpContext;

/** Java ▸ Sonde: how probes are shown in the code, and what happens after a run. */
public final class SondePreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
	private static final String COLORS = "org.eclipse.ui.preferencePages.ColorsAndFonts";
	/** What the page of the colours shows at first. */
	private static final String OUR_COLORS = "selectCategory:org.sonde.overhead.ui.colors";
	private static final int WIDTH = 400;

	/** Called by the platform. */
	public SondePreferencePage() {
		super(GRID);
		setPreferenceStore(SondePreferences.store());
	}

	@Override
	public void init(IWorkbench workbench) {
		// Nothing to prepare.
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		HelpContext.PREFERENCES.on(getControl());
	}

	@Override
	protected void createFieldEditors() {
		addField(new BooleanFieldEditor(SondePreferences.MININGS, "Show kind, cost and calls above each method with a &probe",
				getFieldEditorParent()));
		addField(new BooleanFieldEditor(SondePreferences.LOG_AFTER_RUN, "Show the &Monitoring Log of a program that runs with probes",
				getFieldEditorParent()));
		link("How probes look in editors: <a href=\"org.eclipse.ui.editors.preferencePages.Annotations\">annotations</a>, and all"
				+ " <a href=\"org.eclipse.jdt.ui.preferences.JavaEditorCodeMiningPreferencePage\">code minings</a> of the Java editor.");
		link("A small probe over icons in trees: <a href=\"org.eclipse.ui.preferencePages.Decorators\">label decorations</a>.");
		link("The colours of charts: <a href=\"" + COLORS + "\">colors and fonts</a>.");
		link("The Javas that benchmarks may run on:"
				+ " <a href=\"org.eclipse.jdt.debug.ui.preferences.VMPreferencePage\">installed JREs</a>.");
	}

	private void link(String words) {
		Link link = new Link(getFieldEditorParent(), SWT.WRAP);
		link.setText(words);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> PreferencesUtil
				.createPreferenceDialogOn(getShell(), event.text, null, event.text.equals(COLORS) ? OUR_COLORS : null)));
	}
}
