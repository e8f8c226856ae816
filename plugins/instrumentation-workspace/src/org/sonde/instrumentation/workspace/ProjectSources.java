/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;
import org.sonde.metrics.source.SourceVersion;

/** The sources of a Java project as they are saved, with the class path, Java release and encoding that the project has. */
public final class ProjectSources {
	private static final String JAVA_API = "org.eclipse.jdt.launching.JRE_CONTAINER";

	private ProjectSources() {
	}

	/**
	 * Files are named by their paths in the project. Those that are excluded from the build, and those that do not lie on a disk, are
	 * not among them.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public static SourceTree of(IJavaProject project, IProgressMonitor monitor) throws CoreException {
		List<SourceFile> files = new ArrayList<>();
		IPackageFragmentRoot[] roots = project.getPackageFragmentRoots();
		SubMonitor progress = SubMonitor.convert(monitor, "Looking for sources", roots.length);
		for (IPackageFragmentRoot root : roots) {
			progress.split(1);
			if (root.getKind() == IPackageFragmentRoot.K_SOURCE) {
				addFiles(root, files);
			}
		}
		return SourceTree.of(new SourceVersion(project.getElementName(), "", ""), files, release(project), encoding(project),
				classPath(project));
	}

	/**
	 * What other versions of the project's sources are bound against: as the project is now.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static SourceOptions options(IJavaProject project) throws CoreException {
		return new SourceOptions(OptionalInt.of(release(project).number()), classPath(project).stream().filter(Files::exists).toList(),
				List.of(), List.of());
	}

	/**
	 * The classes of the project, where Eclipse puts them, with what they need. Folders that no build has made yet are left out.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static ClassPath program(IJavaProject project) throws CoreException {
		Set<Path> own = new LinkedHashSet<>();
		for (IPackageFragmentRoot root : project.getPackageFragmentRoots()) {
			if (root.getKind() == IPackageFragmentRoot.K_SOURCE) {
				add(location(project, output(root)), own);
			}
		}
		return new ClassPath(own.stream().filter(Files::isDirectory).toList(), classPath(project));
	}

	/**
	 * The folders that packages begin at, on the disk.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static List<Path> folders(IJavaProject project) throws CoreException {
		return folders(project, true);
	}

	/**
	 * The same without those of tests.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static List<Path> foldersWithoutTests(IJavaProject project) throws CoreException {
		return folders(project, false);
	}

	private static List<Path> folders(IJavaProject project, boolean withTests) throws CoreException {
		List<Path> folders = new ArrayList<>();
		for (IPackageFragmentRoot root : project.getPackageFragmentRoots()) {
			if (root.getKind() == IPackageFragmentRoot.K_SOURCE && root.getResource().getLocation() != null
					&& (withTests || !root.getRawClasspathEntry().isTest())) {
				folders.add(root.getResource().getLocation().toPath());
			}
		}
		return folders;
	}

	/** The file of a source as {@link #of} names it. */
	public static String name(IResource file) {
		return file.getProjectRelativePath().toString();
	}

	private static void addFiles(IPackageFragmentRoot root, List<SourceFile> files) throws JavaModelException {
		for (IJavaElement child : root.getChildren()) {
			for (ICompilationUnit unit : ((IPackageFragment) child).getCompilationUnits()) {
				IPath location = unit.getResource().getLocation();
				if (location != null) {
					files.add(new SourceFile(name(unit.getResource()), location.toPath()));
				}
			}
		}
	}

	/** Jars and output folders; not the Java API, which the release stands for. */
	private static List<Path> classPath(IJavaProject project) throws JavaModelException {
		Set<Path> paths = new LinkedHashSet<>();
		for (IPackageFragmentRoot root : project.getAllPackageFragmentRoots()) {
			if (root.getKind() == IPackageFragmentRoot.K_BINARY) {
				if (!isJavaApi(root.getRawClasspathEntry())) {
					add(root.getResource() == null ? root.getPath() : root.getResource().getLocation(), paths);
				}
			} else if (!root.getJavaProject().equals(project)) {
				add(location(root.getJavaProject(), output(root)), paths);
			}
		}
		return List.copyOf(paths);
	}

	private static boolean isJavaApi(IClasspathEntry raw) {
		return raw.getEntryKind() == IClasspathEntry.CPE_CONTAINER && raw.getPath().segment(0).equals(JAVA_API);
	}

	private static IPath output(IPackageFragmentRoot root) throws JavaModelException {
		IPath own = root.getRawClasspathEntry().getOutputLocation();
		return own == null ? root.getJavaProject().getOutputLocation() : own;
	}

	private static IPath location(IJavaProject project, IPath inWorkspace) {
		IResource folder = project.getProject().getWorkspace().getRoot().findMember(inWorkspace);
		return folder == null ? null : folder.getLocation();
	}

	private static void add(IPath location, Set<Path> paths) {
		if (location != null) {
			paths.add(location.toPath());
		}
	}

	static JavaRelease release(IJavaProject project) {
		String level = project.getOption(JavaCore.COMPILER_COMPLIANCE, true);
		int release = (int) Double.parseDouble(level.startsWith("1.") ? level.substring(2) : level);
		return new JavaRelease(Math.max(JavaRelease.DEFAULT.number(), release), JavaRelease.Origin.DECLARED);
	}

	static Charset encoding(IJavaProject project) {
		try {
			return Charset.forName(project.getProject().getDefaultCharset());
		} catch (CoreException | IllegalCharsetNameException | UnsupportedCharsetException e) {
			return StandardCharsets.UTF_8; // what is not UTF-8 is reported file by file
		}
	}
}
