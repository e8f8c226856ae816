/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.PathList;
import org.sonde.overhead.ui.view.layout.FormPage;

/** Which logs are read. */
final class LogFilesPage extends FormPage {

	private final List<Path> proposed;
	private PathList files;
	private LogOptions options;

	LogFilesPage(List<Path> proposed) {
		super("files", Messages.LogFilesPage_title, Messages.LogFilesPage_description, 2);
		this.proposed = proposed;
	}

	@Override
	protected void createFields(Composite page) {
		files = new PathList(page, 560, 180, true, this::update);
		options = new LogOptions(page, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(options.control());
		proposed.forEach(files::add);
		update();
	}

	private void update() {
		if (options != null) { // else not all widgets are there yet
			setObstacles(options.problem(files.paths()), files.missing(getDescription()));
		}
	}

	/** Whether the log is to be read while it is written. */
	boolean isGrowing() {
		return options != null && options.isGrowing();
	}

	/** What is to be read; only when the page is complete. */
	LogRequest request() {
		return options.request(files.paths());
	}

	/** Asked while the buttons are drawn: does not read the logs. */
	@Override
	public boolean canFlipToNextPage() {
		return isPageComplete() && !isGrowing();
	}

	/** Asked when the user goes on: reads the logs, and stays here if that fails. */
	@Override
	public IWizardPage getNextPage() {
		return ((ImportLogWizard) getWizard()).look() ? super.getNextPage() : null;
	}
}
