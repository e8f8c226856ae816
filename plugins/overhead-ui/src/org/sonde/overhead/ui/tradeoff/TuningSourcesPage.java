/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Group;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.metrics.MetricsException;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.tunings.OwnTuning;

/** Where the overhead of a tuning comes from, and which version of the code it is of. */
final class TuningSourcesPage extends FormPage {

	private final Supplier<Optional<IProject>> project;
	private final Optional<OwnTuning> edited;
	private Optional<IProject> read = Optional.empty();
	private TuningOverheadGroup overhead;
	private TuningCodeGroup code;

	/** Code that was chosen, to be measured when the wizard ends. */
	interface ChosenCode {

		/** @throws MetricsException if there is nothing to measure */
		OwnTuning.Code measure(IProgressMonitor monitor) throws MetricsException, CoreException;
	}

	/**
	 * @param project whose result sets and sources can be chosen
	 * @param edited  the tuning that is changed; its overhead and code stay until something else is chosen
	 */
	TuningSourcesPage(Supplier<Optional<IProject>> project, Optional<OwnTuning> edited) {
		super("sources", Messages.TuningSourcesPage_title, Messages.TuningSourcesPage_description, 1);
		this.project = project;
		this.edited = edited;
	}

	@Override
	protected void createFields(Composite area) {
		overhead = new TuningOverheadGroup(area, edited.map(OwnTuning::overhead), this::validate);
		code = new TuningCodeGroup(area, edited.map(OwnTuning::code), this::validate);
		validate();
	}

	/** A frame with a title for a part of the page. */
	static Group group(Composite area, String title, int columns) {
		Group group = new Group(area, SWT.NONE);
		group.setText(title);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		GridLayoutFactory.swtDefaults().numColumns(columns).spacing(8, 5).applyTo(group);
		return group;
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible && !read.equals(project.get())) {
			read = project.get();
			read.ifPresent(this::read);
			code.of(read);
		}
	}

	/** Result sets and components of the project, in a job. */
	private void read(IProject of) {
		Display display = getShell().getDisplay();
		Job.create(Messages.TuningSourcesPage_reading, (IProgressMonitor monitor) -> {
			AvailableResultSets found = AvailableResultSets.of(of, monitor);
			ProjectComponents stored = ProjectComponents.of(of);
			display.asyncExec(() -> {
				if (!overhead.isDisposed() && read.filter(of::equals).isPresent()) {
					code.offer(stored);
					overhead.offer(found);
				}
			});
		}).schedule();
	}

	private void validate() {
		if (code == null) {
			return; // not all widgets are there yet
		}
		setObstacles(overhead.problem().or(code::problem), Optional.empty());
	}

	/** Returns the chosen overhead. */
	OwnTuning.Overhead overhead() {
		return overhead.overhead();
	}

	/** Returns the chosen code. It must be measured in another thread than the user interface's. */
	ChosenCode code() {
		return code.code();
	}
}
