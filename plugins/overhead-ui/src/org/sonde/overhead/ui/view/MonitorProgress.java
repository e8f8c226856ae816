/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.common.progress.Progress;

/** Reports progress to a monitor of the workbench, and cancellation to the work. */
public final class MonitorProgress implements Progress {

	/** Pieces of work of unknown number share the rest of the bar, so many parts each time. */
	private static final int PARTS = 3;

	private final SubMonitor whole;
	private SubMonitor piece;
	private ProgressSteps steps = new ProgressSteps(1);

	public MonitorProgress(IProgressMonitor monitor) {
		whole = SubMonitor.convert(monitor, ProgressSteps.ALL);
		piece = whole.newChild(0);
	}

	@Override
	public void begin(String task, long total) {
		whole.setTaskName(task);
		whole.setWorkRemaining(PARTS);
		piece = whole.newChild(1);
		piece.setWorkRemaining(ProgressSteps.ALL);
		steps = new ProgressSteps(total);
	}

	@Override
	public void worked(long units) {
		piece.worked(steps.worked(units));
	}

	@Override
	public boolean isCancelled() {
		return whole.isCanceled();
	}
}
