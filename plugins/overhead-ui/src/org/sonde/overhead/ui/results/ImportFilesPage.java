/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.FormPage;
import org.sonde.overhead.ui.view.PathList;

/** Which files are imported, and into which project. */
final class ImportFilesPage extends FormPage {

	private final Optional<IProject> proposed;
	private PathList files;
	private Combo project;

	ImportFilesPage(Optional<IProject> proposed) {
		super("files", Messages.ImportFilesPage_title, Messages.ImportFilesPage_description, 2);
		this.proposed = proposed;
	}

	@Override
	protected void createFields(Composite page) {
		files = new PathList(page, this::update);
		GridDataFactory.fillDefaults().grab(true, true).hint(560, 420).applyTo(files.control());
		Composite target = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(target);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(target);
		new Label(target, SWT.NONE).setText(Messages.ImportFilesPage_project);
		project = new Combo(target, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(project);
		Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen).map(IProject::getName)
				.forEach(project::add);
		project.select(Math.max(0, proposed.map(one -> project.indexOf(one.getName())).orElse(0)));
		project.addListener(SWT.Selection, event -> update());
		update();
	}

	private void update() {
		setErrorMessage(project.getItemCount() == 0 ? Messages.ImportFilesPage_noProject : null);
		setMessage(missing());
		setPageComplete(!files.paths().isEmpty() && project.getSelectionIndex() >= 0);
	}

	/** What is still to be chosen; null if nothing is. */
	private String missing() {
		if (files.paths().isEmpty()) {
			return null;
		}
		return project.getSelectionIndex() < 0 ? Messages.ImportFilesPage_chooseProject : null;
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

	IProject project() {
		return ResourcesPlugin.getWorkspace().getRoot().getProject(project.getText());
	}
}
