/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.ProjectChoice;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;

/** Which series a tuning goes into, and what it is called. */
final class TuningPage extends FormPage {

	private final Optional<IFile> shown;
	private final Optional<IProject> wanted;
	private final Optional<OwnTuning> edited;
	private ProjectChoice project;
	private Text file;
	private Text name;
	private Text change;

	/**
	 * @param shown the file of the series proposed; empty for a new one
	 * @param wanted the project proposed
	 * @param edited the tuning that is changed; it stays in the file shown
	 */
	TuningPage(Optional<IFile> shown, Optional<IProject> wanted, Optional<OwnTuning> edited) {
		super("tuning", Messages.TuningPage_title, Messages.TuningPage_description, 2);
		this.shown = shown;
		this.wanted = wanted;
		this.edited = edited;
	}

	@Override
	protected void createFields(Composite area) {
		project = new ProjectChoice(area, Messages.TuningPage_project, any -> true, wanted, this::validate);
		file = TuningField.add(area, Messages.TuningPage_series, 1);
		edited.ifPresent(one -> List.of(project.control(), file).forEach(field -> field.setEnabled(false)));
		file.setText(shown.map(one -> one.getProjectRelativePath().toString()).orElse("our" + OwnTunings.ENDING));
		name = TuningField.add(area, Messages.TuningPage_name, 1);
		name.setMessage(Messages.TuningPage_nameHint);
		change = TuningField.add(area, Messages.TuningPage_change, 4);
		change.setMessage(Messages.TuningPage_changeHint);
		edited.ifPresent(one -> {
			name.setText(one.name());
			change.setText(one.change());
		});
		List.of(file, name).forEach(field -> field.addModifyListener(event -> validate()));
		name.setFocus();
		validate();
	}

	private void validate() {
		setObstacles(problem(), missing());
	}

	private Optional<String> problem() {
		if (project.isEmpty()) {
			return Optional.of(Messages.TuningPage_noProject);
		}
		String typed = file.getText().strip();
		boolean isFile = typed.endsWith(OwnTunings.ENDING) && typed.length() > OwnTunings.ENDING.length()
				&& IPath.fromOSString("/").isValidPath(typed);
		return isFile ? Optional.empty() : Optional.of(NLS.bind(Messages.TuningPage_noFile, OwnTunings.ENDING));
	}

	private Optional<String> missing() {
		if (project().isEmpty()) {
			return Optional.of(Messages.TuningPage_chooseProject);
		}
		return name.getText().isBlank() ? Optional.of(Messages.TuningPage_noName) : Optional.empty();
	}

	/** The project chosen; empty if there is none. */
	Optional<IProject> project() {
		return project.chosen();
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
