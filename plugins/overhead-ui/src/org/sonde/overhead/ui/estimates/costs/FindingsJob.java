/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.function.BiConsumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Compares the costs of a plan with the project's budget and scenarios, in the background. */
public final class FindingsJob extends Job {

	private final BiConsumer<ShownCosts, Findings> listener;
	private volatile ShownCosts wanted;

	/** @param listener receives what was found, in this job's thread */
	public FindingsJob(BiConsumer<ShownCosts, Findings> listener) {
		super(Messages.FindingsJob_name);
		setSystem(true);
		this.listener = listener;
	}

	public void find(ShownCosts costs) {
		wanted = costs;
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		ShownCosts now = wanted;
		if (now.planned().plan().project().isAccessible()) {
			Findings found = Findings.of(now, EstimateSettings.of(now.planned().plan().project()));
			if (now == wanted) {
				listener.accept(now, found);
			}
		}
		return Status.OK_STATUS;
	}
}
