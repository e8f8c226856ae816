/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.sonde.common.progress.Progress;

/** Reports ELK's progress with a layout, and tells ELK when the user cancels. */
final class LayoutProgress extends BasicProgressMonitor {
	private static final int ALL = 1000;

	private final Progress progress;
	private long told;

	LayoutProgress(Progress progress) {
		this.progress = progress;
		progress.begin("Laying out the call graph", ALL);
	}

	@Override
	protected void doWorked(float completed, float total, boolean top) {
		long now = total > 0 ? (long) (ALL * Math.min(1, completed / total)) : 0;
		if (now > told) {
			progress.worked(now - told);
			told = now;
		}
	}

	@Override
	public boolean isCanceled() {
		return progress.isCancelled();
	}

	/** ELK asks the parts whether they are cancelled; by default, they are not. */
	@Override
	protected BasicProgressMonitor doSubTask(float work, int levels) {
		return new BasicProgressMonitor(levels) {
			@Override
			protected BasicProgressMonitor doSubTask(float part, int below) {
				return LayoutProgress.this.doSubTask(part, below);
			}

			@Override
			public boolean isCanceled() {
				return LayoutProgress.this.isCanceled();
			}
		};
	}
}
