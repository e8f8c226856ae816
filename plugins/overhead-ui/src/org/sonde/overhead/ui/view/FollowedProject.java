/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

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

/**
 * The project that a view is about: the one of the last selection or editor. Tells, on the UI thread, when there is another one, when
 * one of its files changed that concerns the view, and when projects come or go while it has none.
 */
public final class FollowedProject {

	private static final String PROJECT = "project";

	private final IWorkbenchPart view;
	private final IWorkbenchPage page;
	private final Runnable changed;
	private final Predicate<IResource> concerns;
	private final Display display;
	private final IResourceChangeListener resourceListener = this::resourcesChanged;
	private final ISelectionListener selectionListener = this::selectionChanged;
	private volatile Optional<IProject> project = Optional.empty();

	/**
	 * Follows until {@link #dispose()}; does not tell of the project found at first.
	 *
	 * @param concerns whether the view must be updated if this file or folder is created, deleted or changed
	 */
	public FollowedProject(IWorkbenchPart view, Runnable changed, Predicate<IResource> concerns) {
		this.view = view;
		this.concerns = concerns;
		this.page = view.getSite().getPage();
		this.changed = changed;
		display = view.getSite().getShell().getDisplay();
		ResourcesPlugin.getWorkspace().addResourceChangeListener(resourceListener, IResourceChangeEvent.POST_CHANGE);
		page.addPostSelectionListener(selectionListener);
		set(of(page.getSelection()).or(() -> StartingPoint.shown(page.getActivePart())).or(() -> of(page.getActiveEditor()))
				.or(this::selectedElsewhere).or(this::shownElsewhere));
	}

	/** The selection in a view without the focus: the user selected something and then opened another view. */
	private Optional<IProject> selectedElsewhere() {
		return Stream.of(page.getViewReferences()).map(reference -> reference.getView(false))
				.filter(other -> other != null && !(other instanceof RestoredView) && page.isPartVisible(other))
				.map(other -> other.getSite().getSelectionProvider()).filter(Objects::nonNull)
				.flatMap(provider -> of(provider.getSelection()).stream()).findFirst();
	}

	/** The project of another one of our views, for a view that is opened for the first time. */
	private Optional<IProject> shownElsewhere() {
		if (!(view instanceof RestoredView restored) || restored.memento().isPresent()) {
			return Optional.empty();
		}
		return Stream.of(page.getViewReferences()).map(reference -> reference.getView(false)).filter(other -> other != view)
				.flatMap(other -> StartingPoint.shown(other).stream()).filter(IProject::isAccessible).findFirst();
	}

	/** The tooltip of the view's title names its project. */
	private void set(Optional<IProject> other) {
		project = other;
		if (view instanceof RestoredView restored) {
			restored.nameProject(other);
		}
	}

	/** Empty until something of a project is selected. */
	public Optional<IProject> project() {
		return project;
	}

	public void follow(IProject other) {
		if (!project.equals(Optional.of(other))) {
			set(Optional.of(other));
			changed.run();
		}
	}

	/** The project of the selection, if any. */
	public static Optional<IProject> of(ISelection selection) {
		if (!(selection instanceof IStructuredSelection structured) || structured.isEmpty()) {
			return Optional.empty();
		}
		return Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IJavaElement.class))
				.filter(element -> element.getJavaProject() != null).map(element -> element.getJavaProject().getProject())
				.or(() -> Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IResource.class))
						.map(IResource::getProject));
	}

	/** The project of the file in an editor, which may be null. */
	static Optional<IProject> of(IEditorPart editor) {
		return Optional.ofNullable(editor).map(part -> Adapters.adapt(part.getEditorInput(), IResource.class))
				.map(IResource::getProject);
	}

	/** Each view follows in a separate event. All of them in one, with the workbench's own work, would delay the user. */
	private void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (part != view) {
			of(selection).or(() -> part instanceof IEditorPart editor ? of(editor) : Optional.empty())
					.ifPresent(other -> later(() -> follow(other)));
		}
	}

	/** Something in the shown project changed; from any thread. */
	public void changedIn(IProject other) {
		later(() -> {
			if (project.equals(Optional.of(other))) {
				changed.run();
			}
		});
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		Optional<IResourceDelta> delta = project.map(followed -> event.getDelta().findMember(followed.getFullPath()));
		if (delta.isPresent() && concernsView(delta.get())
				|| project.filter(IProject::isAccessible).isEmpty() && projectsCame(event.getDelta())) {
			later(changed);
		}
	}

	/** While there is no project, the view offers ways to get one. */
	private static boolean projectsCame(IResourceDelta workspace) {
		return Stream.of(workspace.getAffectedChildren()).anyMatch(project -> project.getKind() != IResourceDelta.CHANGED
				|| (project.getFlags() & (IResourceDelta.OPEN | IResourceDelta.DESCRIPTION)) != 0);
	}

	/** Unless the workbench is being closed. */
	private void later(Runnable run) {
		if (!display.isDisposed()) {
			display.asyncExec(run);
		}
	}

	private boolean concernsView(IResourceDelta delta) {
		boolean[] concerned = { false };
		try {
			delta.accept(part -> {
				concerned[0] |= concerns.test(part.getResource())
						&& (part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.CONTENT) != 0);
				return !concerned[0];
			});
		} catch (CoreException e) {
			ILog.of(FollowedProject.class).log(e.getStatus());
		}
		return concerned[0];
	}

	public void save(IMemento memento) {
		project.ifPresent(followed -> memento.putString(PROJECT, followed.getName()));
	}

	/** Restores the last project, unless something is already selected or the project no longer exists. */
	public void restore(IMemento memento) {
		set(project.or(() -> Optional.ofNullable(memento.getString(PROJECT)).map(ResourcesPlugin.getWorkspace().getRoot()::getProject)
				.filter(IProject::isAccessible)));
	}

	public void dispose() {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		workspace.removeResourceChangeListener(resourceListener);
		page.removePostSelectionListener(selectionListener);
	}
}
