/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.overhead.ui.estimates.budget.BudgetDialog;
import org.sonde.overhead.ui.estimates.budget.BudgetText;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.layout.PushButton;

/** The budget: a property of the project, for all its plans. It is stored there, so the editor's Undo does not include it. */
final class ProjectBudget {
	private final Text words;
	private final Button set;
	private final BackgroundValue<EstimateSettings> reading;
	private volatile Optional<IProject> project = Optional.empty();
	private Optional<EstimateSettings> settings = Optional.empty();

	ProjectBudget(Composite parent, FormToolkit toolkit) {
		toolkit.createLabel(parent, Messages.ProjectBudget_budget);
		Composite both = toolkit.createComposite(parent);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(both);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(both);
		words = FormFields.shown(both, toolkit, Messages.ProjectBudget_toolTip);
		FormFields.fill(words);
		AccessibleName.set(words, Messages.ProjectBudget_budget);
		set = PushButton.create(both, Messages.ProjectBudget_set, Messages.ProjectBudget_toolTip, this::ask);
		reading = new BackgroundValue<>(Messages.ProjectBudget_reading, words, this::show);
		IResourceChangeListener changes = this::resourcesChanged;
		ResourcesPlugin.getWorkspace().addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
		words.addDisposeListener(event -> ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes));
	}

	/** @param file of the plan; empty if it lies outside of the workspace */
	void follow(Optional<IFile> file) {
		project = file.map(IFile::getProject);
		settings = Optional.empty();
		set.setEnabled(false);
		FormFields.set(words, project.isEmpty() ? Messages.ProjectBudget_noProject : "");
		read();
	}

	private void read() {
		project.filter(IProject::isAccessible).ifPresent(of -> reading.ask(() -> EstimateSettings.of(of)));
	}

	private void show(EstimateSettings read) {
		settings = Optional.of(read);
		set.setEnabled(true);
		FormFields.set(words, BudgetText.of(read.budget()));
	}

	private void ask() {
		IProject of = project.orElseThrow();
		BudgetDialog.ask(words.getShell(), settings.orElseThrow()).ifPresent(change -> EstimateSettings.change(of, change));
	}

	/** Reacts to changes by this editor, a view, or a colleague. From any thread. */
	private void resourcesChanged(IResourceChangeEvent event) {
		if (project.filter(of -> event.getDelta().findMember(EstimateSettings.file(of).getFullPath()) != null).isPresent()
				&& !words.isDisposed()) {
			words.getDisplay().asyncExec(() -> {
				if (!words.isDisposed()) {
					read();
				}
			});
		}
	}
}
