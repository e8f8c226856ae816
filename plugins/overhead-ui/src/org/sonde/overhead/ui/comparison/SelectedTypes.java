/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.metrics.component.Component;
import org.sonde.overhead.ui.code.Figures;
import org.sonde.overhead.ui.view.StartingPoint;

/**
 * What is selected, as the types that are to be compared.
 *
 * @param project  of all that is selected
 * @param patterns of the packages and types selected; none for the project as a whole
 */
public record SelectedTypes(IJavaProject project, List<String> patterns) {

	public SelectedTypes {
		patterns = List.copyOf(patterns);
	}

	/** For a command: what is selected, else the project that the active view or the editor belongs to. */
	public static Optional<SelectedTypes> of(ExecutionEvent event) throws ExecutionException {
		IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
		return of(HandlerUtil.getCurrentStructuredSelection(event)).or(() -> StartingPoint.of(page).project().map(JavaCore::create)
				.filter(IJavaProject::exists).map(project -> new SelectedTypes(project, List.of())));
	}

	/** Empty where something else than Java code is selected, or code of several projects. */
	static Optional<SelectedTypes> of(IStructuredSelection selection) {
		Set<String> patterns = new LinkedHashSet<>();
		IJavaProject project = null;
		for (Object selected : selection) {
			IJavaElement element = Adapters.adapt(selected, IJavaElement.class);
			if (element == null && Adapters.adapt(selected, IResource.class) instanceof IResource resource) {
				element = JavaCore.create(resource);
			}
			if (element == null || project != null && !project.equals(element.getJavaProject())) {
				return Optional.empty();
			}
			project = element.getJavaProject();
			if (element instanceof IJavaProject) {
				return selection.size() == 1 ? Optional.of(new SelectedTypes(project, List.of())) : Optional.empty();
			}
			try {
				patterns.addAll(patterns(element));
			} catch (JavaModelException e) {
				return Optional.empty();
			}
		}
		return project == null || patterns.isEmpty() ? Optional.empty()
				: Optional.of(new SelectedTypes(project, List.copyOf(patterns)));
	}

	private static List<String> patterns(IJavaElement element) throws JavaModelException {
		List<String> patterns = new ArrayList<>();
		switch (element) {
			case IPackageFragmentRoot root -> {
				for (IJavaElement fragment : root.getChildren()) {
					patterns.addAll(patterns(fragment));
				}
			}
			case IPackageFragment fragment when fragment.isDefaultPackage() -> {
				for (ICompilationUnit unit : fragment.getCompilationUnits()) {
					patterns.addAll(patterns(unit));
				}
			}
			case IPackageFragment fragment when fragment.getCompilationUnits().length > 0 ->
				patterns.add(fragment.getElementName() + ".*");
			case ICompilationUnit unit -> {
				for (IType type : unit.getTypes()) {
					patterns.add(type.getFullyQualifiedName());
				}
			}
			case IMember member when member.getCompilationUnit() != null -> {
				IType type = member instanceof IType own ? own : member.getDeclaringType();
				while (type.getDeclaringType() != null) {
					type = type.getDeclaringType();
				}
				patterns.add(type.getFullyQualifiedName());
			}
			default -> {
				// has no source
			}
		}
		return patterns;
	}

	/** Every type of the project as a component. */
	public Component allTypes() {
		return Figures.allTypes(project.getProject());
	}

	/** The patterns as a component with the default data types. */
	public Component component() {
		String name = patterns.size() == 1 ? patterns.getFirst() : patterns.getFirst() + " and %d more".formatted(patterns.size() - 1);
		return Component.of(name, patterns, List.of(), Component.DEFAULT_DATA_TYPES);
	}
}
