/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Reads the result sets of a project, and those built in. A newer request overtakes an older one. */
final class ResultsJob extends Job {

	private final Consumer<AvailableResultSets> listener;
	private volatile Optional<IProject> project = Optional.empty();

	/** @param listener called in this job's thread */
	ResultsJob(Consumer<AvailableResultSets> listener) {
		super(Messages.ResultsJob_reading);
		setSystem(true);
		this.listener = listener;
	}

	void read(Optional<IProject> newProject) {
		project = newProject;
		cancel();
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		AvailableResultSets sets = project.filter(IProject::isAccessible).map(one -> AvailableResultSets.of(one, monitor))
				.orElseGet(AvailableResultSets::builtIn);
		listener.accept(sets);
		return Status.OK_STATUS;
	}
}
