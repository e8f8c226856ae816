/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.workspace.ProjectProgram;

/**
 * A program as it is started: what patterns are compared with.
 *
 * @param project that it is started from
 * @param places  the folders and jars of its class path and module path
 */
record RunProgram(IJavaProject project, List<Path> places) {
	/** Copies its arguments. */
	RunProgram {
		places = List.copyOf(places);
	}

	/**
	 * What the plan's patterns match in the program's folders, which are those that the workspace's projects were built into; jars are
	 * libraries. Empty if the plan has no patterns.
	 *
	 * @throws CoreException if the classes cannot be read
	 * @throws OperationCanceledException if the monitor says so
	 */
	Optional<PlanMatches> match(Plan plan, IProgressMonitor monitor) throws CoreException {
		if (Probes.patternProbes(plan).isEmpty()) {
			return Optional.empty();
		}
		SubMonitor progress = SubMonitor.convert(monitor, "Matching patterns", 10);
		try (ProjectProgram program = new ProjectProgram(project,
				new ClassPath(places.stream().filter(Files::isDirectory).toList(), places),
				progress.split(1))) {
			return Optional.of(program.match(plan, progress.split(9)));
		}
	}

	/**
	 * The program's classes, for agents that name methods by less than their signature; none for Kieker with AspectJ.
	 *
	 * @throws IOException if they cannot be read
	 * @throws OperationCanceledException if the monitor says so
	 */
	ProgramClasses classes(RunAgent agent, IProgressMonitor monitor) throws IOException {
		if (agent == RunAgent.KIEKER_ASPECTJ) {
			return ProgramClasses.UNKNOWN;
		}
		try {
			return ClassFiles.read(places.stream().filter(ClassPath::isEntry).toList(), Progress.cancelledBy(monitor::isCanceled));
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		}
	}
}
