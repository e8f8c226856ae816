/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.marking.PlanEdits;

/** Carries the user's changes out in the plan, or tries them out while that is asked for. */
final class PlanChanges implements EstimatesHeader.Choices, WhatIfBar.Choices {

	private final EstimatesView view;
	private final WhatIf whatIf;
	private final EstimateCommands commands;

	PlanChanges(EstimatesView view, WhatIf whatIf, EstimateCommands commands) {
		this.view = view;
		this.whatIf = whatIf;
		this.commands = commands;
	}

	@Override
	public void plan(IFile file) {
		Job.create(Messages.PlanChanges_choosing, (IProgressMonitor monitor) -> PlanStore.ofWorkspace().setActive(file)).schedule();
	}

	@Override
	public void edit(String label, Consumer<Plan> edit) {
		view.planFile().ifPresent(file -> {
			if (view.isTrying()) {
				whatIf.add(file, new WhatIf.Edit(label, edit));
				view.update();
			} else {
				PlanEdits.run(label, file, edit);
			}
		});
	}

	@Override
	public void source(ResultSet results) {
		commands.showSource(results);
	}

	@Override
	public void results(ResultSet set) {
		edit(NLS.bind(Messages.PlanChanges_choose, set.title()), ProbeEdits.results(set.id()));
	}

	@Override
	public void apply() {
		view.planFile().ifPresent(file -> {
			// Until the plan has them they are kept: nothing is lost if it cannot be written.
			PlanEdits.run(Messages.PlanChanges_apply, file, WhatIf.together(whatIf.of(file)), () -> EstimatesView.later(this::discard));
		});
	}

	@Override
	public void takeBack() {
		view.planFile().ifPresent(whatIf::takeBack);
		view.update();
	}

	@Override
	public void discard() {
		view.planFile().filter(file -> !whatIf.of(file).isEmpty()).ifPresent(file -> {
			whatIf.discard(file);
			view.update();
		});
	}
}
