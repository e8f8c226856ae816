/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.results.NewSets;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.report.userprogram.StoredMeasurement;

/** Keeps what was measured as a result set of the plan's project, and estimates the plan from it. */
final class UseForEstimatesAction {

	private UseForEstimatesAction() {
	}

	/** @param shown that the view shows; empty before there are figures */
	static Action action(IWorkbenchPart view, Supplier<Optional<MeasureState>> shown) {
		Action action = new RunAction(Messages.UseForEstimatesAction_label, "icons/take-calls.svg",
				() -> shown.get().ifPresent(state -> keep(view, state)));
		action.setToolTipText(Messages.UseForEstimatesAction_toolTip);
		return action;
	}

	private static void keep(IWorkbenchPart view, MeasureState state) {
		StringBuilder whyNot = new StringBuilder();
		Optional<ResultSet> kept = StoredMeasurement.of(state.report().orElseThrow(), state.conditions().orElseThrow(), whyNot::append);
		if (kept.isEmpty()) {
			MessageDialog.openInformation(view.getSite().getShell(), Messages.UseForEstimatesAction_title, whyNot.toString());
			return;
		}
		IFile plan = state.request().plan().file();
		Job job = Job.create(Messages.UseForEstimatesAction_job, (IProgressMonitor monitor) -> {
			String id = store(kept.get(), state.request(), monitor);
			PlanEdits.run(NLS.bind(Messages.UseForEstimatesAction_edit, plan.getName()), plan, planned -> use(id, state.request(),
					planned));
		});
		job.setRule(plan.getProject());
		job.schedule();
	}

	/** If it was estimated from a set with measurements of the program, that set has one more now; else there is a new set. */
	private static String store(ResultSet set, MeasureRequest request, IProgressMonitor monitor) throws CoreException {
		IProject project = request.plan().project();
		IFile file = AvailableResultSets.of(project, monitor).files().get(set.id());
		if (file == null || !request.resultSet().equals(Optional.of(set.id()))) {
			file = new NewSets(project, monitor).store(set, set.id(), set.title());
		} else {
			ProjectFiles.write(file, ResultSetDocument.of(set).toBytes());
		}
		return file.getFullPath().removeFileExtension().lastSegment();
	}

	/** The writers of the new set are those of the set that it was made from. */
	private static void use(String id, MeasureRequest request, Plan plan) {
		if (!request.resultSet().equals(Optional.ofNullable(plan.getResultSet()))) {
			plan.setWriter(null);
		}
		plan.setResultSet(id);
	}
}
