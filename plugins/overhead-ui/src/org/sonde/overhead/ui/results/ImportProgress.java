/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.overhead.Progress;

/** Tells a progress monitor of the workbench how far an import is, and the import that it is no longer wanted. */
final class ImportProgress implements Progress {

	private static final int STEPS = 1_000;

	private final SubMonitor whole;
	private SubMonitor piece;
	private long total = 1;
	private long done;
	private int told;

	ImportProgress(IProgressMonitor monitor) {
		whole = SubMonitor.convert(monitor, STEPS);
		piece = whole.newChild(0);
	}

	@Override
	public void begin(String task, long newTotal) {
		whole.setTaskName(task);
		// How many pieces there will be is not known: each takes half of what is left.
		whole.setWorkRemaining(2);
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
