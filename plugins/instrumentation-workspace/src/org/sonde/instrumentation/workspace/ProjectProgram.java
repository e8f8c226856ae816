/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.MethodLines;
import org.sonde.instrumentation.pattern.PatternProposal;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.metrics.measuring.FileMeasurer;
import org.sonde.metrics.source.SourceFile;

/**
 * The classes that Eclipse made of a Java project, to compare patterns with, and the lines of its sources. As it was built when it
 * was opened: after a build, open it again. For one thread at a time, not that of the user interface.
 */
public final class ProjectProgram implements AutoCloseable {
	private final IJavaProject project;
	private final Program program;
	private final Map<ICompilationUnit, MethodLines> lines = new HashMap<>();

	/**
	 * The project's own classes.
	 *
	 * @throws CoreException if the project is closed, its class path cannot be decided, or its classes cannot be read
	 */
	public ProjectProgram(IJavaProject project, IProgressMonitor monitor) throws CoreException {
		this(project, ProjectSources.program(project), monitor);
	}

	/**
	 * A program that is started from the project.
	 *
	 * @param path the classes of its projects, and what else it is started with
	 * @throws CoreException if the classes cannot be read
	 */
	public ProjectProgram(IJavaProject project, ClassPath path, IProgressMonitor monitor) throws CoreException {
		this.project = project;
		try {
			program = new Program(path, progress(monitor));
		} catch (IOException e) {
			throw new CoreException(Status.error("Cannot read the classes of project " + project.getElementName()
					+ ". Refresh the project and build it. Cause: " + e.getMessage(), e));
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		}
	}

	/**
	 * What the patterns of the plan match.
	 *
	 * @throws OperationCanceledException if the monitor says so
	 */
	public PlanMatches match(Plan plan, IProgressMonitor monitor) {
		try {
			return PlanMatches.of(plan, program, this::linesOf, progress(monitor));
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		}
	}

	/**
	 * Patterns in place of methods.
	 *
	 * @throws OperationCanceledException if the monitor says so
	 */
	public List<PatternProposal> propose(Collection<MethodSignature> methods, IProgressMonitor monitor) {
		try {
			return PatternProposal.of(methods, program, progress(monitor));
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		}
	}

	/** Binary names of the classes that patterns are compared with. */
	public List<String> types() {
		return program.types();
	}

	/** Cyclomatic complexity of a method in the sources as saved, by McCabe; empty where the source is not known. */
	public OptionalInt complexity(MethodSignature method) {
		return figures(method).map(known -> known.complexity(method)).orElse(OptionalInt.empty());
	}

	private OptionalInt linesOf(MethodSignature method) {
		return figures(method).map(known -> known.of(method)).orElse(OptionalInt.empty());
	}

	/** Returns the figures of the saved file. A type's file is measured on the first request. */
	private Optional<MethodLines> figures(MethodSignature method) {
		try {
			return SourceMethods.unit(project, method.declaringType()).map(unit -> lines.computeIfAbsent(unit, this::measure));
		} catch (JavaModelException e) {
			return Optional.empty(); // gone since it was built; its figures are shown as unknown
		}
	}

	private MethodLines measure(ICompilationUnit unit) {
		IPath location = unit.getResource() == null ? null : unit.getResource().getLocation();
		return new MethodLines(location == null ? List.of()
				: FileMeasurer.types(new SourceFile(ProjectSources.name(unit.getResource()), location.toPath()),
						ProjectSources.encoding(project), ProjectSources.release(project).number()));
	}

	private static Progress progress(IProgressMonitor monitor) {
		IProgressMonitor reported = IProgressMonitor.nullSafe(monitor);
		return new Progress() {
			private SubMonitor part = SubMonitor.convert(reported);

			@Override
			public void begin(String task, long total) {
				part = SubMonitor.convert(reported, task, (int) Math.min(total, Integer.MAX_VALUE));
			}

			@Override
			public void worked(long units) {
				part.worked((int) units);
			}

			@Override
			public boolean isCancelled() {
				return reported.isCanceled();
			}
		};
	}

	@Override
	public void close() throws CoreException {
		try {
			program.close();
		} catch (IOException e) {
			throw new CoreException(Status.warning("Cannot close a jar on the class path of project " + project.getElementName()
					+ ": " + e.getMessage(), e));
		}
	}
}
