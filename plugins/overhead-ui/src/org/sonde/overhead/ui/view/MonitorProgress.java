/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.common.progress.Progress;

/** Tells a progress monitor of the workbench how far long work is, and the work that it is no longer wanted. */
public final class MonitorProgress implements Progress {

	/** Pieces of work of unknown number share the rest of the bar, so many parts each time. */
	private static final int PARTS = 3;
	private static final int STEPS = 1000;

	private final SubMonitor whole;
	private SubMonitor piece;
	private long total = 1;
	private long done;
	private int told;

	public MonitorProgress(IProgressMonitor monitor) {
		whole = SubMonitor.convert(monitor, STEPS);
		piece = whole.newChild(0);
	}

	@Override
	public void begin(String task, long newTotal) {
		whole.setTaskName(task);
		whole.setWorkRemaining(PARTS);
		piece = whole.newChild(1);
		piece.setWorkRemaining(STEPS);
		total = Math.max(1, newTotal);
		done = 0;
		told = 0;
	}

	@Override
	public void worked(long units) {
		done += units;
		int steps = (int) Math.min(STEPS, done * STEPS / total);
		piece.worked(steps - told);
		told = steps;
	}

	@Override
	public boolean isCancelled() {
		return whole.isCanceled();
	}
}
