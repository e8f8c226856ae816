/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.dialogs.PropertyPage;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;

/** Properties ▸ Sonde of a Java project: which of its plans is the active one. */
public final class ProjectPage extends PropertyPage {
	private static final int WIDTH = 400;
	private static final String ALL_PROJECTS = "org.sonde.overhead.ui.preferences";

	private Combo plan;
	private Label words;
	private List<IFile> plans = List.of();
	private Optional<IFile> active = Optional.empty();

	@Override
	protected Control createContents(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
		HelpContext.PROJECT.on(page);
		new Label(page, SWT.NONE).setText(Messages.ProjectPage_active);
		plan = new Combo(page, SWT.READ_ONLY | SWT.DROP_DOWN);
		plan.setEnabled(false);
		AccessibleName.fromLabels(page);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(plan);
		words = new Label(page, SWT.WRAP);
		words.setText(Messages.ProjectPage_looking);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(words);
		Link link = new Link(page, SWT.NONE);
		link.setText(Messages.ProjectPage_preferences);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(link);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(
				event -> PreferencesUtil.createPreferenceDialogOn(getShell(), ALL_PROJECTS, null, null)));
		look();
		return page;
	}

	/** A project may be large: in the background. */
	private void look() {
		IProject project = Adapters.adapt(getElement(), IProject.class);
		Display display = plan.getDisplay();
		Job job = Job.create(Messages.ProjectPage_lookingJob, (IProgressMonitor monitor) -> {
			List<IFile> found = PlanStore.findPlans(project);
			IFile first = PlanStore.ofWorkspace().activeFile(project);
			display.asyncExec(() -> show(found, first));
		});
		job.setSystem(true);
		job.schedule();
	}

	private void show(List<IFile> found, IFile first) {
		if (plan.isDisposed()) {
			return;
		}
		plans = found;
		active = Optional.of(first).filter(found::contains);
		plan.setItems(found.stream().map(file -> file.getProjectRelativePath().toString()).toArray(String[]::new));
		plan.setEnabled(!found.isEmpty());
		active.ifPresent(file -> plan.select(found.indexOf(file)));
		words.setText(found.isEmpty() ? Messages.ProjectPage_noPlan : Messages.ProjectPage_about);
		words.requestLayout();
	}

	/** Without a choice of the user's, the plan nearest to the project's folder is the active one. */
	@Override
	protected void performDefaults() {
		plan.select(0);
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		if (plan.getSelectionIndex() >= 0) {
			IFile chosen = plans.get(plan.getSelectionIndex());
			if (!active.equals(Optional.of(chosen))) {
				active = Optional.of(chosen);
				PlanFileJobs.activate(chosen);
			}
		}
		return true;
	}
}
