/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * Reads series of tunings for a widget; the built-in ones come out of two dozen files, which take a second when read for the first time.
 */
public final class SeriesJob {

	/** Shown in their place until they exist. */
	public static final String READING = Messages.SeriesJob_reading;

	private SeriesJob() {
	}

	/**
	 * Reads the series in a job.
	 *
	 * @param project whose own series are read, too
	 * @param widget what they are for; nothing is shown once it is disposed
	 * @param shown takes them, in the thread of the user interface
	 * @return the job, to be cancelled when another one replaces it
	 */
	public static Job read(Optional<IProject> project, Control widget, Consumer<ShownSeries.All> shown) {
		Display display = widget.getDisplay();
		Job job = Job.createSystem(Messages.SeriesJob_name, (IProgressMonitor monitor) -> {
			try {
				ShownSeries.All all = ShownSeries.of(project, monitor);
				if (!display.isDisposed() && !monitor.isCanceled()) {
					display.asyncExec(() -> {
						if (!widget.isDisposed() && !monitor.isCanceled()) {
							shown.accept(all);
						}
					});
				}
			} catch (OperationCanceledException e) {
				// another one reads
			}
		});
		job.schedule();
		return job;
	}
}
