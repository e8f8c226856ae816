/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;

/** Measures, and tells its listener how far it is and, in any case, how it ended. */
abstract class MeasurementJob extends Job {

	private final Consumer<BenchmarkState> listener;
	private BenchmarkState last;

	/** @param listener called in this job's thread, and once in the one that creates the job */
	MeasurementJob(String name, Consumer<BenchmarkState> listener) {
		super(name);
		this.listener = listener;
		addJobChangeListener(IJobChangeListener.onDone(event -> {
			if (!last.isOver() && event.getResult().matches(IStatus.ERROR)) {
				end(Stage.FAILED, event.getResult().getMessage(), List.of());
			} else if (!last.isOver()) {
				nothing(); // it was cancelled before it could begin
			}
		}));
	}

	@Override
	protected final IStatus run(IProgressMonitor monitor) {
		try {
			measure(monitor);
		} catch (CancellationException e) {
			nothing();
		} catch (BenchmarkException | CoreException e) {
			ILog.of(getClass()).log(Status.warning(getName() + ": " + e.getMessage(), e));
			end(Stage.FAILED, e.getMessage(), List.of());
		} finally {
			monitor.done();
		}
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	/** Measures and stores the result. */
	abstract void measure(IProgressMonitor monitor) throws BenchmarkException, CoreException;

	/** Tells the last state. */
	abstract void end(Stage stage, String message, List<IFile> files);

	/** Ends without a result. */
	final void nothing() {
		end(Stage.CANCELLED, Messages.BenchmarkJob_nothing, List.of());
	}

	final void tell(BenchmarkState state) {
		last = state;
		listener.accept(state);
	}

	/** The state that was told last. */
	final BenchmarkState last() {
		return last;
	}
}
