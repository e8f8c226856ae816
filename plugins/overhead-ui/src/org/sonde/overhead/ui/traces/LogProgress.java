/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.ui.view.ProgressSteps;

/** Tells a progress monitor of the workbench how much of the logs is read, and the reading that it is no longer wanted. */
public final class LogProgress implements Progress {

	private final SubMonitor monitor;
	private ProgressSteps steps = new ProgressSteps(1);

	public LogProgress(IProgressMonitor monitor) {
		this.monitor = SubMonitor.convert(monitor, ProgressSteps.ALL);
	}

	@Override
	public void begin(String task, long total) {
		monitor.setTaskName(task);
		// What was listed leaves the bar to what is read.
		monitor.setWorkRemaining(ProgressSteps.ALL);
		steps = new ProgressSteps(total);
	}

	@Override
	public void worked(long units) {
		monitor.worked(steps.worked(units));
	}

	@Override
	public boolean isCancelled() {
		return monitor.isCanceled();
	}
}
