/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.PathList;
import org.sonde.overhead.ui.view.ProjectChoice;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.overhead.ui.view.layout.FormPage;

/** Which files are imported, and into which project. */
final class ImportFilesPage extends FormPage {

	private final StartingPoint start;
	private PathList files;
	private ProjectChoice project;

	ImportFilesPage(StartingPoint start) {
		super("files", Messages.ImportFilesPage_title, Messages.ImportFilesPage_description, 2);
		this.start = start;
	}

	@Override
	protected void createFields(Composite page) {
		files = new PathList(page, 560, 420, true, this::update);
		Composite target = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(target);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(target);
		project = new ProjectChoice(target, Messages.ImportFilesPage_project, any -> true, start.project(), this::update);
		update();
	}

	private void update() {
		setObstacles(project.isEmpty() ? Optional.of(Messages.ImportFilesPage_noProject) : Optional.empty(), files.missing(getDescription())
				.or(() -> project.chosen().isEmpty() ? Optional.of(Messages.ImportFilesPage_chooseProject) : Optional.empty()));
	}

	/** Asked while the buttons are drawn: does not look at the files. */
	@Override
	public boolean canFlipToNextPage() {
		return isPageComplete();
	}

	/** Asked when the user goes on: looks at the files, and stays here if they cannot be imported. */
	@Override
	public IWizardPage getNextPage() {
		return ((ImportResultsWizard) getWizard()).look() ? super.getNextPage() : null;
	}

	List<Path> paths() {
		return files.paths();
	}

	/** Only when the page is complete. */
	IProject project() {
		return project.chosen().orElseThrow();
	}
}
