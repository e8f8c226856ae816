/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** A value for a control that takes too long to compute in the user interface's thread. A new request replaces the previous one. */
public final class BackgroundValue<T> {

	private final String name;
	private final Control control;
	private final Consumer<T> shown;
	private final AtomicInteger asked = new AtomicInteger();
	/** The last one. */
	private volatile Job job;

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
		start(monitor -> compute.get(), () -> { }, true);
	}

	/**
	 * The same for what may take so long that users want to cancel it: they see it among the workbench's jobs. What is asked for next, and
	 * the end of the control, cancel it, too.
	 *
	 * @param compute   may throw a {@link CancellationException} or {@link OperationCanceledException}
	 * @param cancelled is called in the thread of the user interface if nothing came of it and nothing newer was asked for
	 */
	public void ask(Function<IProgressMonitor, T> compute, Runnable cancelled) {
		if (job == null) {
			control.addDisposeListener(event -> cancel());
		}
		Job before = job;
		start(compute, cancelled, false);
		if (before != null) {
			before.cancel();
		}
	}

	/** Cancels what is being computed. */
	public void cancel() {
		if (job != null) {
			job.cancel();
		}
	}

	private void start(Function<IProgressMonitor, T> compute, Runnable cancelled, boolean system) {
		int number = asked.incrementAndGet();
		Job started = Job.create(name, (IProgressMonitor monitor) -> {
			if (number == asked.get()) {
				try {
					T computed = compute.apply(monitor);
					later(number, () -> shown.accept(computed));
				} catch (CancellationException e) {
					throw new OperationCanceledException();
				}
			}
		});
		started.setSystem(system);
		started.addJobChangeListener(IJobChangeListener.onDone(event -> {
			if (!event.getResult().isOK()) {
				later(number, cancelled);
			}
		}));
		job = started;
		started.schedule();
	}

	private void later(int number, Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (number == asked.get() && !control.isDisposed()) {
					run.run();
				}
			});
		}
	}
}
