/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.common.progress.Progress;

/** Tells a progress monitor of the workbench how much of the logs is read, and the reading that it is no longer wanted. */
public final class LogProgress implements Progress {

	private static final int STEPS = 1_000;

	private final SubMonitor monitor;
	private long total = 1;
	private long done;
	private int told;

	public LogProgress(IProgressMonitor monitor) {
		this.monitor = SubMonitor.convert(monitor, STEPS);
	}

	@Override
	public void begin(String task, long newTotal) {
		monitor.setTaskName(task);
		// What was listed leaves the bar to what is read.
		monitor.setWorkRemaining(STEPS);
		done = 0;
		told = 0;
		total = Math.max(1, newTotal);
	}

	@Override
	public void worked(long units) {
		done += units;
		int steps = (int) Math.min(STEPS, done * STEPS / total);
		monitor.worked(steps - told);
		told = steps;
	}

	@Override
	public boolean isCancelled() {
		return monitor.isCanceled();
	}
}
