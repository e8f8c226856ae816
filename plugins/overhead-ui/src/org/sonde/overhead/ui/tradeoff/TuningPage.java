/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.FormPage;
import org.sonde.report.tunings.OwnTunings;

/** Which series a tuning goes into, and what it is called. */
final class TuningPage extends FormPage {

	private final Optional<IFile> shown;
	private final Optional<IProject> wanted;
	private List<IProject> projects = List.of();
	private Combo project;
	private Text file;
	private Text name;
	private Text change;

	/**
	 * @param shown the file of the series proposed; empty for a new one
	 * @param wanted the project proposed
	 */
	TuningPage(Optional<IFile> shown, Optional<IProject> wanted) {
		super("tuning", Messages.TuningPage_title, Messages.TuningPage_description, 2);
		this.shown = shown;
		this.wanted = wanted;
	}

	@Override
	protected void createFields(Composite area) {
		new Label(area, SWT.NONE).setText(Messages.TuningPage_project);
		project = new Combo(area, SWT.READ_ONLY);
		projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible).toList();
		project.setItems(projects.stream().map(IProject::getName).toArray(String[]::new));
		project.select(wanted.map(projects::indexOf).orElse(0));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(project);
		file = TuningField.add(area, Messages.TuningPage_series, 1);
		file.setText(shown.map(one -> one.getProjectRelativePath().toString()).orElse("our" + OwnTunings.ENDING));
		name = TuningField.add(area, Messages.TuningPage_name, 1);
		name.setMessage(Messages.TuningPage_nameHint);
		change = TuningField.add(area, Messages.TuningPage_change, 4);
		change.setMessage(Messages.TuningPage_changeHint);
		project.addModifyListener(event -> validate());
		List.of(file, name).forEach(field -> field.addModifyListener(event -> validate()));
		name.setFocus();
		validate();
		if (!projects.isEmpty() && getErrorMessage() != null) { // not yet typed is no error
			setMessage(getErrorMessage());
			setErrorMessage(null);
		}
	}

	private void validate() {
		String problem = problem();
		setMessage(null);
		setErrorMessage(problem);
		setPageComplete(problem == null);
	}

	private String problem() {
		if (projects.isEmpty()) {
			return Messages.TuningPage_noProject;
		}
		if (project().isEmpty()) {
			return Messages.TuningPage_chooseProject;
		}
		String typed = file.getText().strip();
		if (!typed.endsWith(OwnTunings.ENDING) || typed.length() == OwnTunings.ENDING.length()
				|| !IPath.fromOSString("/").isValidPath(typed)) {
			return NLS.bind(Messages.TuningPage_noFile, OwnTunings.ENDING);
		}
		return name.getText().isBlank() ? Messages.TuningPage_noName : null;
	}

	/** The project chosen; empty if there is none. */
	Optional<IProject> project() {
		return project.getSelectionIndex() < 0 ? Optional.empty() : Optional.of(projects.get(project.getSelectionIndex()));
	}

	/** Only when the page is complete. */
	IFile file() {
		return project().orElseThrow().getFile(file.getText().strip());
	}

	String tuningName() {
		return name.getText().strip();
	}

	String change() {
		return change.getText().strip();
	}
}
