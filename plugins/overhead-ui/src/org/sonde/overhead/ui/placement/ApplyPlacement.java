/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.traces.LogResults;

/** Puts placed probes into a plan with the call rates of the recording, as one change that can be undone. */
final class ApplyPlacement {
	private ApplyPlacement() {
	}

	/**
	 * Reads the recording again among the probes of the new plan, as <i>sonde place -o</i> does: gaps, trace entries and callers depend on
	 * them. If the plan cannot be read or written, the workbench shows why.
	 *
	 * @param removed probes in methods that the recording lacks that are to go; others stay, such as those that the plan has only since the
	 *                user was asked
	 * @param done    runs in the background when the plan has them
	 */
	static void run(PlacedRecording recording, int place, Set<String> removed, IFile file, Runnable done) {
		String label = Plural.bind(Messages.ApplyPlacement_apply, recording.curve().get(place).probes().size());
		Consumer<Plan> probes = recording.probes(place, method -> !removed.contains(method.toString()));
		PendingChange pending = PendingChange.begin(label);
		Job job = Job.create(label, (IProgressMonitor monitor) -> {
			Plan placed = EcoreUtil.copy(plan(file));
			probes.accept(placed);
			LogReading log = recording.log();
			try {
				LogResults among = log.among(new ActiveProbes(placed, Optional.empty()), monitor);
				RateSource source = log.results().source(log.name());
				PlanEdits.runNow(label, file,
						probes.andThen(plan -> among.comparedWith(plan, Optional.empty(), source).into(plan)).andThen(recording::inOwnTime),
						Optional.empty(), monitor);
				pending.end();
				done.run();
			} catch (CancellationException e) {
				// Nothing was changed, as the user wished.
			}
		});
		// Also if it is cancelled before it runs.
		job.addJobChangeListener(IJobChangeListener.onDone(event -> pending.end()));
		job.setUser(true);
		job.schedule();
	}

	/** The plan as it is now, active or not. Fails for a deleted plan, which would otherwise be recreated with only these probes. */
	private static Plan plan(IFile file) throws CoreException {
		String name = file.getProjectRelativePath().toString();
		if (!file.exists()) {
			throw new CoreException(Status.error(NLS.bind(Messages.ApplyPlacement_gone, name)));
		}
		return switch (PlanStore.readNow(file)) {
			case PlanState.Loaded loaded -> loaded.plan();
			case PlanState.Broken broken ->
				throw new CoreException(Status.error(NLS.bind(Messages.ApplyPlacement_broken, name, broken.message())));
			case PlanState other -> throw new IllegalStateException(other.toString());
		};
	}
}
