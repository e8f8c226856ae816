/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.SourceTree;
import org.sonde.overhead.ui.view.MonitorProgress;

/** Measures a component in all of a project's sources, as they are saved. A newer request overtakes an older one. */
final class ComponentJob extends Job {

	private final Consumer<FiguresOutcome> listener;
	private volatile FiguresRequest request;
	/** Whether it was another request, not the user, that ended the work. */
	private volatile boolean overtaken;

	/** @param listener receives the outcome, in this job's thread */
	ComponentJob(Consumer<FiguresOutcome> listener) {
		super(Messages.ComponentJob_name);
		this.listener = listener;
		addJobChangeListener(IJobChangeListener.onDone(event -> ended(event.getResult())));
	}

	void measure(FiguresRequest newRequest, long delayMillis) {
		request = newRequest;
		setName(NLS.bind(Messages.ComponentJob_measuring, newRequest.project().getName()));
		overtaken = true;
		cancel();
		overtaken = getState() == RUNNING;
		schedule(delayMillis);
	}

	/** There is nothing to measure until the next request. */
	void rest() {
		overtaken = true;
		cancel();
	}

	/** A family of its own, for whoever shows that it runs. */
	@Override
	public boolean belongsTo(Object family) {
		return family == this;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		overtaken = false;
		FiguresRequest now = request;
		try {
			FiguresOutcome outcome = measure(now, monitor);
			if (now == request) {
				listener.accept(outcome);
			}
			return Status.OK_STATUS;
		} catch (CancellationException | OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		}
	}

	/** Also where it was cancelled before it ran. */
	private void ended(IStatus result) {
		if (result.matches(IStatus.CANCEL) && !overtaken) {
			listener.accept(new FiguresOutcome.Cancelled(request.project()));
		}
	}

	private static FiguresOutcome measure(FiguresRequest request, IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, 20);
		ProjectComponents components = ProjectComponents.of(request.project());
		Optional<ProjectComponents.Stored> stored = request.file().flatMap(components::find);
		Optional<IFile> file = stored.map(ProjectComponents.Stored::file);
		if (request.file().filter(IFile::exists).isPresent() && stored.isEmpty()) {
			return new FiguresOutcome.Failed(request.project(), request.file(), components, String.join("\n", components.problems()));
		}
		Component component = stored.map(ProjectComponents.Stored::component).orElseGet(() -> Figures.allTypes(request.project()));
		IJavaProject project = JavaCore.create(request.project());
		try (SourceTree sources = ProjectSources.of(project, progress.split(1))) {
			ComponentMeasurement measurement = Measurer.measure(sources, component, Profiles.DEFAULT,
					new MonitorProgress(progress.split(18)));
			return new FiguresOutcome.Measured(
					new Figures(request.project(), file, components, measurement, FigureRows.of(measurement, Shares.of(measurement)),
							false));
		} catch (MetricsException e) {
			return new FiguresOutcome.Failed(request.project(), file, components, e.getMessage());
		} catch (CoreException e) {
			return new FiguresOutcome.Failed(request.project(), file, components,
					NLS.bind(Messages.ComponentJob_failed, request.project().getName(), e.getStatus().getMessage()));
		}
	}
}
