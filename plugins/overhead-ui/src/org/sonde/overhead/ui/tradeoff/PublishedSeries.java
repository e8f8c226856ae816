/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TuningSeries;

/** The published series of tunings for a widget; they come out of two dozen files, which take a second when read for the first time. */
public final class PublishedSeries {

	/** What stands in their place until they are there. */
	public static final String READING = "Reading the published tunings …";

	private PublishedSeries() {
	}

	/**
	 * Reads the series in a job.
	 *
	 * @param widget what they are for; nothing is shown once it is disposed
	 * @param shown takes them, in the thread of the user interface
	 */
	public static void read(Control widget, Consumer<List<TuningSeries>> shown) {
		Display display = widget.getDisplay();
		Job.createSystem("Reading the published tunings", (IProgressMonitor monitor) -> {
			List<TuningSeries> series = PublishedTunings.list();
			if (!display.isDisposed()) {
				display.asyncExec(() -> {
					if (!widget.isDisposed()) {
						shown.accept(series);
					}
				});
			}
		}).schedule();
	}
}
