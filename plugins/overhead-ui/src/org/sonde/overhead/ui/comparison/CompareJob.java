/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.FileRenames;
import org.sonde.overhead.ui.view.MonitorProgress;

/** Measures the two versions of a comparison. */
final class CompareJob extends Job {

	private final CompareRequest request;
	private final Consumer<CompareOutcome> listener;

	/** @param listener receives the outcome, in some thread: also that it was cancelled, be it before it ran */
	CompareJob(CompareRequest request, Consumer<CompareOutcome> listener) {
		super(NLS.bind(Messages.CompareJob_name, request.project().getElementName()));
		this.request = request;
		this.listener = listener;
		setUser(true);
		addJobChangeListener(IJobChangeListener.onDone(event -> {
			if (event.getResult().matches(IStatus.CANCEL)) {
				listener.accept(new CompareOutcome.Cancelled(request));
			}
		}));
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, 20);
		try {
			ComponentMeasurement before = request.before().measure(request.component(), progress.split(9));
			ComponentMeasurement after = new ComparedVersion.Project(request.project()).measure(request.component(), progress.split(9));
			TypeComparison types = TypeComparison.of(before, after, FileRenames.NONE, new MonitorProgress(progress.split(2)));
			listener.accept(new CompareOutcome.Compared(request, types, TotalColumns.Row.of(before, after)));
			return Status.OK_STATUS;
		} catch (CancellationException | OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		} catch (MetricsException e) {
			listener.accept(new CompareOutcome.Failed(request, e.getMessage()));
			return Status.OK_STATUS;
		} catch (CoreException e) {
			listener.accept(new CompareOutcome.Failed(request, e.getStatus().getMessage()));
			return Status.OK_STATUS;
		}
	}
}
