/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
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
	 * Reads the recording again among the probes of the new plan, as <i>sonde place -o</i> does: gaps, trace entries and callers depend on them.
	 *
	 * @param done runs in the background when the plan has them
	 */
	static void run(PlacedRecording recording, int place, IFile file, Runnable done) {
		String label = Plural.bind(Messages.ApplyPlacement_apply, recording.curve().get(place).probes().size());
		Consumer<Plan> probes = recording.probes(place);
		Job job = Job.create(label, (IProgressMonitor monitor) -> {
			if (PlanStore.ofWorkspace().load(file.getProject()) instanceof PlanState.Loaded loaded) {
				Plan placed = EcoreUtil.copy(loaded.plan());
				probes.accept(placed);
				LogReading log = recording.log();
				try {
					LogResults among = log.among(new ActiveProbes(placed, Optional.empty()), monitor);
					String source = log.results().source(log.name());
					PlanEdits.run(label, file, probes.andThen(plan -> among.comparedWith(plan, Optional.empty(), source).into(plan)).andThen(recording::inOwnTime), done);
				} catch (CancellationException e) {
					// Nothing was changed, as the user wished.
				}
			}
		});
		job.setUser(true);
		job.schedule();
	}
}
