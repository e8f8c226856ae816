/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceTree;
import org.sonde.overhead.ui.view.MonitorProgress;

/** One of the two versions that are compared. */
sealed interface ComparedVersion {

	/** The sources of a project, as they are saved. */
	record Project(IJavaProject project) implements ComparedVersion {
	}

	/**
	 * Sources elsewhere.
	 *
	 * @param like the project whose class path and Java release they are bound against
	 */
	record Elsewhere(SourceLocation location, IJavaProject like) implements ComparedVersion {
	}

	/**
	 * Measures the component in this version.
	 *
	 * @throws MetricsException if there is nothing to measure
	 * @throws CoreException    if a project is closed, or its class path cannot be decided
	 */
	default ComponentMeasurement measure(Component component, IProgressMonitor monitor) throws MetricsException, CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 20);
		return switch (this) {
			case Project(IJavaProject project) -> {
				try (SourceTree sources = ProjectSources.of(project, progress.split(1))) {
					yield Measurer.measure(sources, component, Profiles.DEFAULT, new MonitorProgress(progress.split(19)));
				}
			}
			case Elsewhere(SourceLocation location, IJavaProject like) -> {
				try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
					yield Measurer.measure(location, ProjectSources.options(like), artifacts, component, Profiles.DEFAULT,
							new MonitorProgress(progress.split(20)));
				}
			}
		};
	}
}
