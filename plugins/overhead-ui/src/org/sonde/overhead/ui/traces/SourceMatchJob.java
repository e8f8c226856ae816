/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.traces.operations.OperationStatistics;

/** Looks for the operations of a log in the sources of the workspace. A newer request overtakes an older one. */
final class SourceMatchJob extends Job {

	private final BiConsumer<LogReading, SourceMatches> listener;
	private volatile LogReading log;

	/** @param listener called in this job's thread */
	SourceMatchJob(BiConsumer<LogReading, SourceMatches> listener) {
		super(Messages.SourceMatchJob_name);
		this.listener = listener;
	}

	void find(LogReading newLog) {
		log = newLog;
		cancel();
		schedule();
	}

	/**
	 * Looks for one method, such as a planned one that was never recorded.
	 *
	 * @param listener called in another thread
	 */
	static void find(String signature, Consumer<SourceMatch> listener) {
		Job.create(Messages.SourceMatchJob_name, (IProgressMonitor monitor) -> listener
				.accept(SourceMatches.find(List.of(signature), monitor).of(signature))).schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		LogReading now = log;
		try {
			listener.accept(now, SourceMatches.find(now.results().operations().stream().map(OperationStatistics::signature).toList(),
					monitor));
			return Status.OK_STATUS;
		} catch (OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		} catch (JavaModelException e) {
			// The operations stay without their methods and say so. A project deleted during the search is not an error.
			if (!e.isDoesNotExist()) {
				ILog.of(SourceMatchJob.class).log(e.getStatus());
			}
			return Status.OK_STATUS;
		}
	}
}
