/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.PathList;

/** Which logs are read. */
final class LogFilesPage extends WizardPage {

	private final List<Path> proposed;
	private PathList files;

	LogFilesPage(List<Path> proposed) {
		super("files", "Monitoring Log", null);
		this.proposed = proposed;
		setDescription("Folders that Kieker wrote (with kieker.map), archives of them, or folders that hold such. Several hosts: all of them.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		files = new PathList(page, this::update);
		GridDataFactory.fillDefaults().grab(true, true).hint(560, 260).applyTo(files.control());
		setControl(page);
		proposed.forEach(files::add);
		update();
	}

	private void update() {
		setErrorMessage(null);
		setPageComplete(files != null && !files.paths().isEmpty());
	}

	/** As if chosen by the user. */
	void add(Path path) {
		files.add(path);
	}

	List<Path> paths() {
		return files == null ? proposed : files.paths();
	}

	/** Asked while the buttons are drawn: does not read the logs. */
	@Override
	public boolean canFlipToNextPage() {
		return isPageComplete();
	}

	/** Asked when the user goes on: reads the logs, and stays here if that fails. */
	@Override
	public IWizardPage getNextPage() {
		return ((ImportLogWizard) getWizard()).look() ? super.getNextPage() : null;
	}
}
