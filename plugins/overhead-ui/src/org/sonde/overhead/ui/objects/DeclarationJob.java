/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.osgi.util.NLS;

/** Looks for the declaration of a field or type in the workspace. */
final class DeclarationJob {
	private DeclarationJob() {
	}

	/**
	 * Looks for it in a job.
	 *
	 * @param className binary name of the type
	 * @param field     of the type; empty for the type itself
	 * @param preferred name of the project to look in first
	 * @param found     is called in the job's thread, with nothing if the workspace has no such type
	 */
	static void find(String className, Optional<String> field, Optional<String> preferred, Consumer<Optional<IMember>> found) {
		Job.create(NLS.bind(Messages.DeclarationJob_name, className), (IProgressMonitor monitor) -> found.accept(find(className, field, projects(preferred), monitor))).schedule();
	}

	private static List<IJavaProject> projects(Optional<String> preferred) {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible)
				.sorted(Comparator.comparing((IProject project) -> !preferred.equals(Optional.of(project.getName())))).map(JavaCore::create).filter(IJavaProject::exists).toList();
	}

	private static Optional<IMember> find(String className, Optional<String> field, List<IJavaProject> projects, IProgressMonitor monitor) throws JavaModelException {
		for (IJavaProject project : projects) {
			IType type = project.findType(className.replace('$', '.'), monitor);
			if (type != null) {
				Optional<IField> member = field.map(type::getField).filter(IField::exists);
				return member.isPresent() ? member.map(IMember.class::cast) : Optional.of(type);
			}
		}
		return Optional.empty();
	}
}
