/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** What a control shows and takes too long to be computed in the thread of the user interface. A newer request overtakes an older one. */
public final class BackgroundValue<T> {

	private final String name;
	private final Control control;
	private final Consumer<T> shown;
	private final AtomicInteger asked = new AtomicInteger();

	/**
	 * @param name of the job
	 * @param shown is called in the thread of the user interface, while the control is there
	 */
	public BackgroundValue(String name, Control control, Consumer<T> shown) {
		this.name = name;
		this.control = control;
		this.shown = shown;
	}

	/** Computes in a job, and shows it unless something newer was asked for meanwhile. */
	public void ask(Supplier<T> compute) {
		int number = asked.incrementAndGet();
		Job job = Job.create(name, (IProgressMonitor monitor) -> {
			if (number == asked.get()) {
				T computed = compute.get();
				if (PlatformUI.isWorkbenchRunning()) {
					PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
						if (number == asked.get() && !control.isDisposed()) {
							shown.accept(computed);
						}
					});
				}
			}
		});
		job.setSystem(true);
		job.schedule();
	}
}
