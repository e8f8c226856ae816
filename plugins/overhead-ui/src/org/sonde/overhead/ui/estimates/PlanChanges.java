/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.marking.PlanEdits;

/**
 * Makes the user's changes in the plan, or tries them out while <i>What If</i> is on.
 *
 * @param changed is run after something else is tried out
 */
record PlanChanges(ShownEstimates model, Runnable changed, EstimateCommands commands)
		implements EstimatesHeader.Choices, WhatIfBar.Choices {

	@Override
	public void plan(IFile file) {
		Job.create(Messages.PlanChanges_choosing, (IProgressMonitor monitor) -> PlanStore.ofWorkspace().setActive(file)).schedule();
	}

	@Override
	public void edit(String label, Consumer<Plan> edit) {
		model.file().ifPresent(file -> {
			// A preview would hide what is changed.
			if (WhatIf.ofWorkbench().previewOf(file).isPresent()) {
				WhatIf.ofWorkbench().endPreview();
			}
			if (model.isTrying()) {
				model.tryOut(file, label, edit);
				changed.run();
			} else {
				PlanEdits.run(label, file, edit);
			}
		});
	}

	@Override
	public void source(ResultSet results) {
		commands.showSource(results);
	}

	/** With a set of the other probe kind, all costs would be unknown, so this offers to change the kind, too. */
	@Override
	public boolean results(ResultSet set) {
		Optional<ProbeKind> other = model.costs().flatMap(costs -> costs.kinds().instead(set));
		Consumer<Plan> choose = ProbeEdits.results(set.id());
		if (other.isPresent()) {
			Optional<Boolean> switched = commands.askForKind(set, other.get());
			if (switched.isEmpty()) {
				return false;
			}
			if (switched.get()) {
				choose = choose.andThen(plan -> Probes.ofOperations(plan).forEach(probe -> probe.setKind(other.get())));
			}
		}
		edit(NLS.bind(Messages.PlanChanges_choose, set.title()), choose);
		return true;
	}

	@Override
	public void apply() {
		// They are kept until the plan has them, so nothing is lost if it cannot be written.
		model.file().ifPresent(
				file -> PlanEdits.run(Messages.PlanChanges_apply, file, model.tried(file), () -> EstimatesView.later(this::discard)));
	}

	@Override
	public void undoLast() {
		model.file().ifPresent(model::undoLast);
		changed.run();
	}

	@Override
	public void discard() {
		model.file().ifPresent(model::discard);
		changed.run();
	}
}
