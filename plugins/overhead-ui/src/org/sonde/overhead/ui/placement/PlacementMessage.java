/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Optional;

import org.eclipse.jface.action.IAction;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.services.IServiceLocator;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.FirstSteps;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.RunAction;

/** What the view shows instead of a curve: what there is to do, or what is wrong. */
final class PlacementMessage {
	private static final String IMPORT_LOG = "org.eclipse.ui.file.import(importWizardId=org.sonde.overhead.ui.import.log)";

	private final MessagePage page;
	private final IServiceLocator services;
	private final IAction importLog;
	private final IAction estimates;

	PlacementMessage(MessagePage page, IServiceLocator services) {
		this.page = page;
		this.services = services;
		importLog = new CommandAction(Messages.PlacementMessage_import, IMPORT_LOG, services);
		estimates = new CommandAction(Messages.PlacementMessage_estimates, CommandAction.SHOW_ESTIMATES, services);
	}

	/** Says what is missing for a placement, or how to begin one. */
	void begin(Optional<PlanState> state) {
		if (state.isEmpty()) {
			page.show(Messages.PlacementMessage_noProject, Messages.PlacementMessage_selectProject, MessagePage.NOTHING,
					FirstSteps.of(services));
			return;
		}
		switch (state.get()) {
			case PlanState.NoPlan none ->
				page.show(NLS.bind(Messages.PlacementMessage_noPlan, none.project().getName()), Messages.PlacementMessage_makePlan,
						MessagePage.NOTHING, importLog);
			case PlanState.Broken broken ->
				page.show(Messages.PlacementMessage_broken, ControlText.link(broken.message()), MessagePage.NOTHING, estimates);
			case PlanState.Loading loading -> page.show(Messages.PlacementMessage_reading, "", MessagePage.NOTHING);
			case PlanState.Loaded loaded ->
				page.show(Messages.PlacementMessage_question, Messages.PlacementMessage_answer, MessagePage.NOTHING, importLog);
		}
	}

	/** Why nothing can be placed, in a few words; empty if there is a plan, or may be in a moment. */
	static Optional<String> obstacle(Optional<PlanState> state) {
		return switch (state.orElse(null)) {
			case null -> Optional.of(Messages.PlacementMessage_selectProject);
			case PlanState.NoPlan none -> Optional.of(Messages.PlacementMessage_selectProject);
			case PlanState.Broken broken -> Optional.of(Messages.PlacementMessage_broken);
			case PlanState.Loading loading -> Optional.empty();
			case PlanState.Loaded loaded -> Optional.empty();
		};
	}

	/** @param cancel ends the placing */
	void placing(String recording, Runnable cancel) {
		page.show(NLS.bind(Messages.PlacementMessage_placing, recording), "", MessagePage.NOTHING,
				new RunAction(Messages.PlacementMessage_cancel, cancel));
	}

	void failed(PlacementJob.Outcome.Failed failed) {
		page.show(failed.title(), ControlText.link(failed.remedy()), MessagePage.NOTHING, estimates, importLog);
	}
}
