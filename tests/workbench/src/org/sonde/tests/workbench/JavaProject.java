/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.JavaRuntime;

/** A fresh Java project, named after its test. */
final class JavaProject {
	private final IProject project;
	private final IPackageFragmentRoot sources;

	JavaProject(String name) throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		project.create(null);
		project.open(null);
		IProjectDescription description = project.getDescription();
		description.setNatureIds(new String[] { JavaCore.NATURE_ID });
		project.setDescription(description, null);
		IFolder src = project.getFolder("src");
		src.create(true, true, null);
		IJavaProject java = JavaCore.create(project);
		java.setOption(JavaCore.COMPILER_COMPLIANCE, JavaCore.VERSION_21);
		java.setOption(JavaCore.COMPILER_SOURCE, JavaCore.VERSION_21);
		java.setOption(JavaCore.COMPILER_CODEGEN_TARGET_PLATFORM, JavaCore.VERSION_21);
		java.setRawClasspath(new IClasspathEntry[] { JavaCore.newSourceEntry(src.getFullPath()),
				JavaRuntime.getDefaultJREContainerEntry() }, project.getFolder("bin").getFullPath(), null);
		sources = java.getPackageFragmentRoot(src);
	}

	/** Adds a source file to the package. */
	ICompilationUnit add(String packageName, String fileName, String source) throws CoreException {
		return sources.createPackageFragment(packageName, true, null).createCompilationUnit(fileName, source, true, null);
	}

	/** Adds a source folder with a source file in the default package. */
	ICompilationUnit addFolder(String folderName, String fileName, String source) throws CoreException {
		IFolder folder = project.getFolder(folderName);
		folder.create(true, true, null);
		List<IClasspathEntry> entries = new ArrayList<>(List.of(java().getRawClasspath()));
		entries.add(JavaCore.newSourceEntry(folder.getFullPath()));
		java().setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
		return java().getPackageFragmentRoot(folder).createPackageFragment("", true, null).createCompilationUnit(fileName, source, true,
				null);
	}

	void build() throws CoreException {
		project.build(IncrementalProjectBuilder.FULL_BUILD, null);
	}

	IProject project() {
		return project;
	}

	IJavaProject java() {
		return JavaCore.create(project);
	}

	/** The plan that the first mark makes. */
	IFile plan() {
		return project.getFile(project.getName() + ".probes");
	}

	/** The method of a top-level type by its name alone. */
	static IMethod method(ICompilationUnit unit, String name) throws CoreException {
		for (IType type : unit.getTypes()) {
			for (IMethod method : type.getMethods()) {
				if (method.getElementName().equals(name)) {
					return method;
				}
			}
		}
		throw new AssertionError("no method " + name + " in " + unit.getElementName());
	}

	void delete() throws Exception {
		delete(project);
	}

	/**
	 * Deletes a project when nobody reads it any more: JDT logs an error where a file that it parses for the plans or a log goes at that
	 * moment. What has not begun yet is called off; the deletion itself starts it again.
	 */
	static void delete(IProject project) throws Exception {
		Job.getJobManager().join(ResourcesPlugin.FAMILY_AUTO_BUILD, null);
		for (Job job : Job.getJobManager().find(null)) {
			if (reads(job) && job.getState() != Job.RUNNING) {
				job.cancel();
			} else if (reads(job)) {
				job.join();
			}
		}
		project.delete(true, true, null);
	}

	private static boolean reads(Job job) {
		return job.getName().endsWith("of instrumentation plans") || job.getName().endsWith(" a plan")
				|| job.getName().endsWith("methods of a monitoring log");
	}

	static ByteArrayInputStream stream(String text) {
		return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
	}
}
