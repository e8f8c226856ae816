/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.metrics.Progress;

/** Tells a progress monitor of the workbench how far a measurement is, and the measurement that it is no longer wanted. */
public final class MonitorProgress implements Progress {

	/** Pieces of work of which nobody knows how many there are share what is left of the bar, so many parts each time. */
	private static final int PARTS = 3;
	private static final int WHOLE = 1000;

	private final SubMonitor whole;
	private SubMonitor piece;

	public MonitorProgress(IProgressMonitor monitor) {
		whole = SubMonitor.convert(monitor, WHOLE);
		piece = whole.newChild(0);
	}

	@Override
	public void begin(String task, int total) {
		whole.setTaskName(task);
		whole.setWorkRemaining(PARTS);
		piece = whole.newChild(1);
		piece.setWorkRemaining(total);
	}

	@Override
	public void worked(int units) {
		piece.worked(units);
	}

	@Override
	public boolean isCancelled() {
		return whole.isCanceled();
	}
}
