/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.preferences;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.osgi.util.NLS;
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
		addField(new BooleanFieldEditor(SondePreferences.MININGS, Messages.SondePreferencePage_minings, getFieldEditorParent()));
		addField(new BooleanFieldEditor(SondePreferences.LOG_AFTER_RUN, Messages.SondePreferencePage_logAfterRun, getFieldEditorParent()));
		link(Messages.SondePreferencePage_editors, "org.eclipse.ui.editors.preferencePages.Annotations",
				"org.eclipse.jdt.ui.preferences.JavaEditorCodeMiningPreferencePage");
		link(Messages.SondePreferencePage_decorations, "org.eclipse.ui.preferencePages.Decorators");
		link(Messages.SondePreferencePage_colors, COLORS);
		link(Messages.SondePreferencePage_javas, "org.eclipse.jdt.debug.ui.preferences.VMPreferencePage");
	}

	private void link(String words, String... pages) {
		Link link = new Link(getFieldEditorParent(), SWT.WRAP);
		link.setText(NLS.bind(words, pages));
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> PreferencesUtil
				.createPreferenceDialogOn(getShell(), event.text, null, event.text.equals(COLORS) ? OUR_COLORS : null)));
	}
}
