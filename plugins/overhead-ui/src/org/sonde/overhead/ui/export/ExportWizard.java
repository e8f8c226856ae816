/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import org.eclipse.ui.IExportWizard;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.StartedWizard;
import org.sonde.overhead.ui.view.StartingPoint;

/** Asks on one page which plan is exported and where to, and remembers that for the next time. */
abstract class ExportWizard<P extends ExportPage> extends StartedWizard implements IExportWizard {

	private final String settings;
	private P page;

	/** @param settings what it remembers is called */
	ExportWizard(String title, HelpContext help, String settings) {
		super(title, help);
		this.settings = settings;
	}

	abstract P page(StartingPoint from);

	@Override
	protected final void start(StartingPoint from) {
		setDialogSettings(ExportSettings.of(settings));
		page = page(from);
	}

	@Override
	public final void addPages() {
		addPage(page);
	}

	@Override
	public final boolean performFinish() {
		page.remember();
		return export(page);
	}

	/** Exports what the page asks for. Whether it was done; if not, the page says why. */
	abstract boolean export(P page);
}
