/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.keys.IBindingService;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.quickfix.MergePlan;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.EditorLine;
import org.sonde.overhead.ui.view.FirstSteps;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.RunAction;

/** Shown instead of the table: what to do, or what is wrong, and where. */
final class EstimatesMessage {

	private static final String TOGGLE_PROBE = "org.sonde.overhead.ui.toggleProbe";

	private final IWorkbenchPartSite site;
	private final MessagePage page;
	private final IAction calibrate;

	/** @param calibrate measures result sets on this machine; needs no plan */
	EstimatesMessage(IWorkbenchPartSite site, MessagePage page, IAction calibrate) {
		this.site = site;
		this.page = page;
		this.calibrate = calibrate;
	}

	/** @param state of the project's plan; empty if no project is selected */
	void show(Optional<PlanState> state) {
		if (state.isEmpty()) {
			page.show(Messages.EstimatesMessage_noProject, Messages.EstimatesMessage_selectProject,
					MessagePage.NOTHING, FirstSteps.of(site, calibrate));
			return;
		}
		switch (state.get()) {
			case PlanState.NoPlan none -> empty(Messages.EstimatesMessage_noPlan, none.project());
			case PlanState.Broken broken -> broken(broken);
			case PlanState.Loading loading -> reading();
			case PlanState.Loaded loaded -> reading();
		}
	}

	/** Shows that the plan is being read. */
	void reading() {
		page.show(Messages.EstimatesMessage_reading, "", MessagePage.NOTHING);
	}

	/**
	 * Explains how to get probes into the plan.
	 *
	 * @param title with a place for the name of the project
	 */
	void empty(String title, IProject project) {
		page.show(NLS.bind(title, project.getName()), mark(), this::showPackageExplorer, calibrate);
	}

	/** Returns the text about marking, with the key binding, unless the user removed it. */
	private String mark() {
		String key = site.getService(IBindingService.class).getBestActiveBindingFormattedFor(TOGGLE_PROBE);
		return Messages.EstimatesMessage_mark + (key == null ? "" : " " + NLS.bind(Messages.EstimatesMessage_markByKey, key));
	}

	private void broken(PlanState.Broken broken) {
		page.show(Messages.EstimatesMessage_broken, NLS.bind(Messages.EstimatesMessage_mend, ControlText.link(broken.message())),
				() -> open(broken),
				broken.merging() ? new IAction[] { merge(broken, Side.OURS), merge(broken, Side.THEIRS) } : new IAction[0]);
	}

	private static IAction merge(PlanState.Broken broken, Side preferred) {
		return new RunAction(MergePlan.words(preferred), () -> MergePlan.run(broken.file(), preferred));
	}

	private void open(PlanState.Broken broken) {
		try {
			EditorLine.open(site.getPage(), broken.file(), broken.line());
		} catch (PartInitException e) {
			MessageDialog.openError(site.getShell(), Messages.EstimatesMessage_openPlan, e.getMessage());
		}
	}

	private void showPackageExplorer() {
		try {
			site.getPage().showView(JavaUI.ID_PACKAGES);
		} catch (PartInitException e) {
			ILog.of(EstimatesMessage.class).log(e.getStatus());
		}
	}
}
