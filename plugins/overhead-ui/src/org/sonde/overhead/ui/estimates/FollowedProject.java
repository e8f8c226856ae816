/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanStore;

/**
 * The project whose plan a view shows: the one of the last selection or editor. Tells, on the UI thread, when there is
 * another one, when its plan changed, and when one of its result-set files did.
 */
final class FollowedProject {

	private static final String PROJECT = "project";

	private final IWorkbenchPart view;
	private final IWorkbenchPage page;
	private final Runnable changed;
	private final Display display;
	private final Consumer<PlanEvent> planListener = this::planChanged;
	private final IResourceChangeListener resourceListener = this::resourcesChanged;
	private final ISelectionListener selectionListener = this::selectionChanged;
	private volatile Optional<IProject> project = Optional.empty();

	/** Follows until {@link #dispose()}; does not tell of the project found at first. */
	FollowedProject(IWorkbenchPart view, Runnable changed) {
		this.view = view;
		this.page = view.getSite().getPage();
		this.changed = changed;
		display = view.getSite().getShell().getDisplay();
		PlanStore.ofWorkspace().addListener(planListener);
		ResourcesPlugin.getWorkspace().addResourceChangeListener(resourceListener, IResourceChangeEvent.POST_CHANGE);
		page.addPostSelectionListener(selectionListener);
		project = of(page.getSelection()).or(() -> of(page.getActiveEditor()));
	}

	/** Empty until something of a project is selected. */
	Optional<IProject> project() {
		return project;
	}

	void follow(IProject other) {
		if (!project.equals(Optional.of(other))) {
			project = Optional.of(other);
			changed.run();
		}
	}

	/** The project of what is selected, if it belongs to one. */
	static Optional<IProject> of(ISelection selection) {
		if (!(selection instanceof IStructuredSelection structured) || structured.isEmpty()) {
			return Optional.empty();
		}
		return Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IJavaElement.class))
				.filter(element -> element.getJavaProject() != null).map(element -> element.getJavaProject().getProject())
				.or(() -> Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IResource.class))
						.map(IResource::getProject));
	}

	private static Optional<IProject> of(IEditorPart editor) {
		return Optional.ofNullable(editor).map(part -> Adapters.adapt(part.getEditorInput(), IResource.class))
				.map(IResource::getProject);
	}

	private void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (part != view) {
			of(selection).or(() -> part instanceof IEditorPart editor ? of(editor) : Optional.empty()).ifPresent(this::follow);
		}
	}

	private void planChanged(PlanEvent event) {
		later(() -> {
			if (project.equals(Optional.of(event.project()))) {
				changed.run();
			}
		});
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		Optional<IResourceDelta> delta = project.map(followed -> event.getDelta().findMember(followed.getFullPath()));
		if (delta.isPresent() && concernsResults(delta.get())) {
			later(changed);
		}
	}

	/** Unless the workbench is being closed. */
	private void later(Runnable run) {
		if (!display.isDisposed()) {
			display.asyncExec(run);
		}
	}

	/** Whether a file came, went or changed that may be a result set. */
	private static boolean concernsResults(IResourceDelta delta) {
		boolean[] concerned = { false };
		try {
			delta.accept(part -> {
				concerned[0] |= ResultSets.isCandidate(part.getResource())
						&& (part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.CONTENT) != 0);
				return !concerned[0];
			});
		} catch (CoreException e) {
			ILog.of(FollowedProject.class).log(e.getStatus());
		}
		return concerned[0];
	}

	void save(IMemento memento) {
		project.ifPresent(followed -> memento.putString(PROJECT, followed.getName()));
	}

	/** Takes the project of the last time, unless something is selected already or it is gone. */
	void restore(IMemento memento) {
		project = project.or(
				() -> Optional.ofNullable(memento.getString(PROJECT)).map(ResourcesPlugin.getWorkspace().getRoot()::getProject)
				.filter(IProject::isAccessible));
	}

	void dispose() {
		PlanStore.ofWorkspace().removeListener(planListener);
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		workspace.removeResourceChangeListener(resourceListener);
		page.removePostSelectionListener(selectionListener);
	}
}
