/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.source.GitRevisions;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.layout.PushButton;

/** Asks what a project, or a part of it, is to be compared with: a git revision, another project, a folder or a sources jar. */
final class CompareDialog extends TitledDialog {

	private final SelectedTypes selected;
	private final Optional<ComparedVersion> chosen;
	private Combo component;
	private Button ofRevision;
	private Button ofProject;
	private Button ofSources;
	private Combo revision;
	private Combo project;
	private Text sources;
	private List<Component> components = new ArrayList<>();
	private List<IJavaProject> projects = List.of();
	private List<Path> folders = List.of();
	private Optional<GitRevisions> repository = Optional.empty();
	private CompareRequest request;
	private final CheckedRevision checked = new CheckedRevision(this::checkAgain);

	private CompareDialog(Shell parent, SelectedTypes selected, Optional<ComparedVersion> chosen) {
		super(parent, Messages.CompareDialog_title, HelpContext.COMPARE, Messages.CompareDialog_compare);
		this.selected = selected;
		this.chosen = chosen;
	}

	/** Asks what to compare with, and has it compared. */
	static void open(SelectedTypes selected, Shell shell, IWorkbenchPage page) {
		open(selected, Optional.empty(), shell, page);
	}

	/** @param chosen what is chosen at first */
	static void open(SelectedTypes selected, Optional<ComparedVersion> chosen, Shell shell, IWorkbenchPage page) {
		CompareDialog dialog = new CompareDialog(shell, selected, chosen);
		if (dialog.open() == Window.OK) {
			// In an event of its own: closing the dialog and opening the view take long enough each.
			Deferred.run(shell, () -> ComparisonView.compare(dialog.request, page));
		}
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).hint(560, SWT.DEFAULT).applyTo(area);
		GridLayoutFactory.swtDefaults().numColumns(3).margins(10, 10).spacing(8, 5).applyTo(area);
		setTitle(NLS.bind(Messages.CompareDialog_heading, selected.project().getElementName()));
		new Label(area, SWT.NONE).setText(Messages.CompareDialog_component);
		component = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(component);
		Label with = new Label(area, SWT.NONE);
		with.setText(Messages.CompareDialog_against);
		GridDataFactory.fillDefaults().span(3, 1).indent(0, 8).applyTo(with);
		ofRevision = choice(area, Messages.CompareDialog_revision);
		revision = new Combo(area, SWT.DROP_DOWN);
		AccessibleName.set(revision, Messages.CompareDialog_revision);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(revision);
		ofProject = choice(area, Messages.CompareDialog_project);
		project = new Combo(area, SWT.READ_ONLY);
		AccessibleName.set(project, Messages.CompareDialog_project);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(project);
		ofSources = choice(area, Messages.CompareDialog_sources);
		sources = new Text(area, SWT.BORDER);
		AccessibleName.set(sources, Messages.CompareDialog_sources);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(sources);
		createBrowse(area);
		createOverhead(area);
		fill();
		chosen.ifPresent(this::choose);
		revision.addModifyListener(event -> choose(ofRevision));
		project.addModifyListener(event -> choose(ofProject));
		sources.addModifyListener(event -> choose(ofSources));
		return area;
	}

	private Button choice(Composite area, String text) {
		Button button = new Button(area, SWT.RADIO);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> check()));
		return button;
	}

	private void createBrowse(Composite area) {
		Composite buttons = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
		PushButton.create(buttons, Messages.CompareDialog_folder,
				() -> Optional.ofNullable(new DirectoryDialog(getShell()).open()).ifPresent(sources::setText));
		PushButton.create(buttons, Messages.CompareDialog_jar, () -> {
			FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
			dialog.setFilterExtensions(new String[] { "*.jar;*.zip", "*" });
			Optional.ofNullable(dialog.open()).ifPresent(sources::setText);
		});
	}

	/** The other half of a comparison of versions. */
	private void createOverhead(Composite area) {
		Link overhead = new Link(area, SWT.NONE);
		overhead.setText(Messages.CompareDialog_overhead);
		overhead.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			Control window = getShell().getParent();
			cancelPressed();
			Deferred.run(window, new CommandAction("", CommandAction.MEASURE_VERSIONS, PlatformUI.getWorkbench())::run);
		}));
		GridDataFactory.fillDefaults().span(3, 1).indent(0, 8).applyTo(overhead);
	}

	/** What needs files is found in a job, and filled in later. */
	private void fill() {
		addComponents(selected.patterns().isEmpty() ? List.of(selected.allTypes()) : List.of(selected.component()));
		component.select(0);
		try {
			projects = Stream.of(JavaCore.create(ResourcesPlugin.getWorkspace().getRoot()).getJavaProjects())
					.filter(other -> !other.equals(selected.project())).toList();
		} catch (JavaModelException e) {
			ILog.of(CompareDialog.class).log(e.getStatus());
		}
		project.setItems(projects.stream().map(IJavaProject::getElementName).toArray(String[]::new));
		ofProject.setEnabled(!projects.isEmpty());
		project.setEnabled(!projects.isEmpty());
		// GTK gives lines that come into an open list no place in it: it opens when they are all there.
		component.setEnabled(!selected.patterns().isEmpty());
		revision.setEnabled(false);
		ofRevision.setEnabled(false);
		Display display = getShell().getDisplay();
		Job.create(Messages.CompareDialog_reading, (IProgressMonitor monitor) -> {
			try {
				ProjectComponents stored = ProjectComponents.of(selected.project().getProject());
				List<Path> found = ProjectSources.folders(selected.project());
				Optional<GitRevisions> revisions = found.isEmpty() ? Optional.empty() : GitRevisions.of(found.getFirst());
				display.asyncExec(() -> filled(stored, found, revisions));
			} catch (CoreException e) {
				if (isThere(selected.project().getProject(), monitor)) {
					throw e;
				}
			}
		}).schedule();
	}

	/**
	 * Whether the project is still there once whoever changes it now is done: one that is being deleted cannot be read, and nobody needs to
	 * know.
	 */
	private static boolean isThere(IProject project, IProgressMonitor monitor) {
		Job.getJobManager().beginRule(project, monitor);
		try {
			return project.isAccessible();
		} finally {
			Job.getJobManager().endRule(project);
		}
	}

	private void filled(ProjectComponents stored, List<Path> found, Optional<GitRevisions> revisions) {
		if (revision.isDisposed()) {
			return;
		}
		if (selected.patterns().isEmpty()) {
			addComponents(stored.stored().stream().map(ProjectComponents.Stored::component).toList());
			component.setEnabled(true);
		}
		folders = found;
		repository = revisions;
		ofRevision.setEnabled(revisions.isPresent());
		revision.setEnabled(revisions.isPresent());
		revisions.ifPresentOrElse(known -> {
			revision.setItems(known.names().toArray(String[]::new));
			if (chosen.orElse(null) instanceof ComparedVersion.Elsewhere(SourceLocation.Git git, IJavaProject like)) {
				revision.setText(git.revision());
				revision.setFocus();
			} else if (Stream.of(ofProject, ofSources).noneMatch(Button::getSelection)) {
				revision.select(0);
				revision.setFocus();
			}
		}, () -> revision.setText(Messages.CompareDialog_noRepository));
		check();
	}

	private void addComponents(List<Component> more) {
		components.addAll(more);
		more.forEach(each -> component.add(each.name()));
	}

	/** The last choice. A revision is filled in when the repository is read. */
	private void choose(ComparedVersion before) {
		switch (before) {
			case ComparedVersion.Project(IJavaProject other) -> {
				project.select(projects.indexOf(other));
				ofProject.setSelection(true);
			}
			case ComparedVersion.Elsewhere(SourceLocation.Git git, IJavaProject like) -> ofRevision.setSelection(true);
			case ComparedVersion.Elsewhere(SourceLocation location, IJavaProject like) -> {
				sources.setText(location.location());
				ofSources.setSelection(true);
			}
		}
	}

	private void checkAgain() {
		if (!revision.isDisposed()) {
			check();
		}
	}

	private void choose(Button side) {
		if (side.isEnabled()) {
			Stream.of(ofRevision, ofProject, ofSources).forEach(button -> button.setSelection(button == side));
			check();
		}
	}

	@Override
	protected boolean canConfirm() {
		Optional<ComparedVersion> side = Optional.empty();
		String wrong = null;
		try {
			side = side();
		} catch (MetricsException | IllegalArgumentException e) {
			wrong = e.getMessage();
		}
		setErrorMessage(wrong);
		setMessage(side.isPresent() || isLookedFor() ? Messages.CompareDialog_message : Messages.CompareDialog_choose);
		return side.isPresent();
	}

	private boolean isLookedFor() {
		return ofRevision.getSelection() && !revision.getText().isBlank();
	}

	/** Empty as long as nothing is chosen. */
	private Optional<ComparedVersion> side() throws MetricsException {
		if (ofRevision.getSelection() && repository.isPresent() && !revision.getText().isBlank()) {
			String typed = revision.getText().strip();
			Optional<Boolean> known = checked.known(repository.get(), typed);
			if (known.equals(Optional.of(false))) {
				throw new MetricsException(NLS.bind(Messages.CompareDialog_noSuchRevision, typed));
			}
			return known.map(yes -> new ComparedVersion.Elsewhere(repository.get().at(typed, folders), selected.project()));
		}
		if (ofProject.getSelection() && project.getSelectionIndex() >= 0) {
			return Optional.of(new ComparedVersion.Project(projects.get(project.getSelectionIndex())));
		}
		if (ofSources.getSelection() && !sources.getText().isBlank()) {
			String path = sources.getText().strip();
			if (!new File(path).exists()) {
				throw new MetricsException(NLS.bind(Messages.CompareDialog_noSuchFile, path));
			}
			return Optional.of(new ComparedVersion.Elsewhere(SourceLocation.parse(path), selected.project()));
		}
		return Optional.empty();
	}

	@Override
	protected void okPressed() {
		try {
			request = new CompareRequest(side().orElseThrow(), selected, components.get(component.getSelectionIndex()));
			super.okPressed();
		} catch (MetricsException e) {
			setErrorMessage(e.getMessage());
		}
	}
}
