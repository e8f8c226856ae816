/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.sonde.instrumentation.plan.PlanFiles;

/**
 * Where a wizard or dialog starts: the selection, or else the content of the active view or editor.
 *
 * @param resource that is selected, itself or as the file of a type
 * @param project of that; empty if nothing says which
 */
public record StartingPoint(Optional<IResource> resource, Optional<IProject> project) {

	/** For a wizard to which the workbench passes its selection. */
	public static StartingPoint of(IWorkbench workbench, IStructuredSelection selection) {
		return of(Optional.ofNullable(workbench.getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage), selection);
	}

	/** For a dialog that a command opens. */
	public static StartingPoint of(IWorkbenchPage page) {
		return of(Optional.of(page), page.getSelection() instanceof IStructuredSelection selection ? selection : StructuredSelection.EMPTY);
	}

	private static StartingPoint of(Optional<IWorkbenchPage> page, IStructuredSelection selection) {
		Optional<IResource> selected = Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IResource.class));
		// Our views come before their own selection: a plan may have a probe in a method of another project.
		return new StartingPoint(selected, selected.map(IResource::getProject)
				.or(() -> page.map(IWorkbenchPage::getActivePart).flatMap(StartingPoint::shown))
				.or(() -> FollowedProject.of(selection))
				.or(() -> page.map(IWorkbenchPage::getActiveEditor).flatMap(FollowedProject::of)));
	}

	/** The project that one of our views shows; empty for other parts, and if there is none. */
	static Optional<IProject> shown(IWorkbenchPart active) {
		return active instanceof RestoredView view ? view.project() : Optional.empty();
	}

	/** The plan file that is selected; empty if something else is. */
	public Optional<IFile> plan() {
		return resource.filter(IFile.class::isInstance).map(IFile.class::cast)
				.filter(file -> PlanFiles.EXTENSION.equals(file.getFileExtension()));
	}
}
