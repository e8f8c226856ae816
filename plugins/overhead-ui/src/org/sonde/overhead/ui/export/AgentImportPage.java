/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.export.reading.AgentConfigs;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.view.PathList;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.ProjectChoice;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.overhead.ui.view.layout.FormPage;

/** Which files, which project, which plan of it or what a new one is to be called, and what it will have of the files. */
final class AgentImportPage extends FormPage {

	private final StartingPoint start;
	private PathList files;
	private ProjectChoice project;
	private Combo name;
	private Label summary;
	private ExactnessTable selections;
	private Optional<Job> reading = Optional.empty();
	private Optional<ImportedPlan> imported = Optional.empty();
	/** Why the files could not be read, if so. */
	private Optional<String> unreadable = Optional.empty();

	AgentImportPage(StartingPoint start) {
		super("import", Messages.AgentImportPage_title, Messages.AgentImportPage_description, 2);
		this.start = start;
	}

	@Override
	protected void createFields(Composite area) {
		files = new PathList(area, 620, 90, false, this::read);
		Composite target = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(4).applyTo(target);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(target);
		project = new ProjectChoice(target, Messages.AgentImportPage_project, AgentImportPage::isJava, start.project(), this::read);
		new Label(target, SWT.NONE).setText(Messages.AgentImportPage_plan);
		name = new Combo(target, SWT.DROP_DOWN);
		name.setText("imported." + PlanFiles.EXTENSION);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		name.addModifyListener(event -> validate());
		summary = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(0, 8).applyTo(summary);
		selections = new ExactnessTable(area, Messages.AgentImportPage_inexact, Messages.AgentImportPage_selection, 2);
		start.resource().filter(file -> file instanceof IFile && start.plan().isEmpty() && file.getLocation() != null)
				.ifPresent(file -> files.add(file.getLocation().toPath()));
		validate();
	}

	private static boolean isJava(IProject project) {
		try {
			return project.hasNature(JavaCore.NATURE_ID);
		} catch (CoreException e) {
			return false;
		}
	}

	/** Files or project changed: what the plan would have is read again. */
	private void read() {
		reading.ifPresent(Job::cancel);
		imported = Optional.empty();
		unreadable = Optional.empty();
		if (selections == null) {
			return; // not all widgets are there yet
		}
		selections.clear();
		summary.setText("");
		validate();
		List<Path> paths = files.paths();
		if (paths.isEmpty() || project.chosen().isEmpty()) {
			return;
		}
		IProject chosen = project.chosen().get();
		Display display = summary.getDisplay();
		reading = Optional.of(Job.createSystem(Messages.AgentImportPage_reading, (IProgressMonitor monitor) -> {
			try {
				ImportedPlan plan = AgentConfigs.read(paths, Optional.empty(), ProjectClasses.of(chosen, monitor));
				List<IFile> plans = PlanStore.findPlans(chosen);
				show(display, paths, chosen, () -> show(plan, plans));
			} catch (IOException e) {
				String words = e instanceof FileSystemException ? IoErrorText.inWords(e) : e.getMessage();
				show(display, paths, chosen, () -> showUnreadable(words));
			} catch (CoreException e) {
				show(display, paths, chosen, () -> showUnreadable(e.getMessage()));
			} catch (OperationCanceledException e) {
				// another choice was made
			}
		}));
		reading.ifPresent(Job::schedule);
	}

	private void show(Display display, List<Path> paths, IProject chosen, Runnable show) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!summary.isDisposed() && files.paths().equals(paths) && project.chosen().filter(chosen::equals).isPresent()) {
					show.run();
				}
			});
		}
	}

	private void show(ImportedPlan plan, List<IFile> plans) {
		imported = Optional.of(plan);
		String typed = name.getText();
		name.setItems(plans.stream().map(file -> file.getProjectRelativePath().toString()).toArray(String[]::new));
		name.setText(typed);
		int methods = Probes.methodProbes(plan.plan()).size();
		int patterns = Probes.patternProbes(plan.plan()).size();
		summary.setText(
				Plural.bind(plan.notes().isEmpty() ? Messages.AgentImportPage_readAll : Messages.AgentImportPage_read, methods, patterns,
						plan.agent().title()));
		selections.show(plan);
		validate();
		summary.getParent().layout();
	}

	private void showUnreadable(String why) {
		unreadable = Optional.of(why);
		validate();
	}

	private void validate() {
		setObstacles(problem(), files.missing(getDescription())
				.or(() -> imported.isEmpty() ? Optional.of(Messages.AgentImportPage_reading) : Optional.empty()));
		if (isPageComplete() && file().exists()) {
			setMessage(NLS.bind(Messages.AgentImportPage_added, file().getName()), INFORMATION);
		}
	}

	private Optional<String> problem() {
		if (project.isEmpty()) {
			return Optional.of(Messages.AgentImportPage_noProject);
		}
		if (project.chosen().isEmpty()) {
			return Optional.of(Messages.AgentImportPage_chooseProject);
		}
		String file = name.getText().strip();
		if (!file.endsWith("." + PlanFiles.EXTENSION) || !isPath(file)) {
			return Optional.of(NLS.bind(Messages.AgentImportPage_noName, PlanFiles.EXTENSION));
		}
		return file().getParent().exists() ? unreadable
				: Optional.of(NLS.bind(Messages.AgentImportPage_noFolder, file().getParent().getFullPath()));
	}

	private boolean isPath(String inProject) {
		String path = project.chosen().orElseThrow().getFullPath() + "/" + inProject;
		return ResourcesPlugin.getWorkspace().validatePath(path, IResource.FILE).isOK();
	}

	/** The file of the plan, which may be there already. */
	IFile file() {
		return project.chosen().orElseThrow().getFile(name.getText().strip());
	}

	/** What was read; only when the page is complete. */
	ImportedPlan imported() {
		return imported.orElseThrow();
	}
}
