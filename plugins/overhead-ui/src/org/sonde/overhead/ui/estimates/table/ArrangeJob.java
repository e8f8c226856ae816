/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Filters, groups and sorts many probes in the background. A new request cancels the previous one. */
public final class ArrangeJob extends Job {

	private final Consumer<Runnable> display;
	private final Consumer<Arrangement.Lines> listener;
	private volatile Request request;

	private record Request(Arrangement arrangement, List<EstimateRow> rows) {
	}

	/**
	 * @param display runs something in the user interface's thread
	 * @param listener receives the lines, there
	 */
	ArrangeJob(Consumer<Runnable> display, Consumer<Arrangement.Lines> listener) {
		super(Messages.ArrangeJob_name);
		setSystem(true);
		setPriority(INTERACTIVE);
		this.display = display;
		this.listener = listener;
	}

	void arrange(Arrangement arrangement, List<EstimateRow> rows) {
		request = new Request(arrangement, rows);
		schedule();
	}

	/** Cancels the request. */
	void forget() {
		request = null;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Request now = request;
		if (now != null) {
			Arrangement.Lines lines = now.arrangement().of(now.rows());
			display.accept(() -> {
				if (now == request) {
					listener.accept(lines);
				}
			});
		}
		return Status.OK_STATUS;
	}
}
