/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.traces.LogRequest;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.report.placement.LoggedProgram;

/** Reads a recording and places probes, with progress and cancel. */
final class PlacementJob extends Job {
	/**
	 * What to place.
	 *
	 * @param shown the log that Monitoring Log shows, if it does and no other was named
	 */
	record Request(PlacementSettings settings, Optional<LogReading> shown, PlanState.Loaded plan) {
		/** The name of the recording. */
		String name() {
			return settings.recording().isEmpty() ? shown.map(LogReading::name).orElse("") : settings.recording();
		}
	}

	/** The result. */
	sealed interface Outcome {
		record Placed(ShownPlacement.Placed placed) implements Outcome {
		}

		record Failed(String title, String remedy) implements Outcome {
		}

		record Cancelled() implements Outcome {
		}
	}

	private static final int READING = 3;
	private static final int FINDING = 1;
	private static final int PLACING = 6;

	private final Request request;
	/** The outcome if the job is cancelled before it runs. */
	private volatile Outcome outcome = new Outcome.Cancelled();

	/** @param listener called in any thread, once */
	PlacementJob(Request request, Consumer<Outcome> listener) {
		super(NLS.bind(Messages.PlacementJob_placing, request.name()));
		this.request = request;
		setUser(true);
		addJobChangeListener(IJobChangeListener.onDone(event -> listener.accept(outcome)));
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			outcome = place(SubMonitor.convert(monitor, READING + FINDING + PLACING));
		} catch (PlacementProblem e) {
			outcome = new Outcome.Failed(e.getMessage(), e.remedy());
		} catch (IOException e) {
			outcome = new Outcome.Failed(NLS.bind(Messages.PlacementJob_unread, request.name()), IoErrorText.inWords(e));
		} catch (JavaModelException e) {
			outcome = new Outcome.Failed(NLS.bind(Messages.PlacementJob_noSource, request.plan().project().getName()), e.getMessage());
		} catch (CancellationException | OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		}
		return Status.OK_STATUS;
	}

	private Outcome place(SubMonitor progress) throws IOException, JavaModelException, PlacementProblem {
		PlanCosts costs = ActivePlanCosts.ofWorkspace().of(request.plan(), progress.split(0));
		LogReading log = log(progress.split(READING));
		List<MethodSignature> recorded = LoggedProgram.methods(log.results()).stream().map(method -> method.withVarargs(false)).toList();
		Map<MethodSignature, IMethod> methods = SourceMethods.find(JavaCore.create(request.plan().project()), recorded,
				progress.split(FINDING));
		return new Outcome.Placed(new ShownPlacement.Placed(
				PlacedRecording.of(request.settings(), log, costs, methods.keySet(), new MonitorProgress(progress.split(PLACING))),
				request.plan().file(), methods));
	}

	private LogReading log(IProgressMonitor monitor) throws IOException {
		return request.settings().recording().isEmpty() ? request.shown().orElseThrow().inOrder(monitor)
				: LogReading.inOrder(LogRequest.of(List.of(Path.of(request.settings().recording()))), monitor);
	}
}
