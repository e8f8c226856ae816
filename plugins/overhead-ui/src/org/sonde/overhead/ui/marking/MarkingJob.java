/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.statushandlers.StatusManager;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.workspace.CallerSensitiveProbes;
import org.sonde.instrumentation.workspace.CutTraces;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.PlanChange;

/** Runs a command in the background, adds it to the undo history and reports the result. */
public final class MarkingJob extends Job {
	private final MarkingCommand command;
	private final MarkingTarget target;
	private final IWorkbenchPart part;
	private final Optional<IUndoContext> textUndo;

	/**
	 * Made in the user interface's thread.
	 *
	 * @param part in which the command was given; its status line shows the result
	 */
	public MarkingJob(MarkingCommand command, MarkingTarget target, IWorkbenchPart part) {
		super(command.progress());
		this.command = command;
		this.target = target;
		this.part = part;
		this.textUndo = PlanOperation.contextOf(part);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try {
			List<IJavaElement> elements = target.resolve(progress.split(1));
			MarkingResult result = command.work().run(elements, progress.split(9));
			result.changes().forEach(this::remember);
			StatusLine.show(part, MarkingMessage.of(command, result, changing(result)));
			if (result.changes().stream().anyMatch(CutTraces::causedBy)) {
				MarkingNote.warnOfCutTraces(part);
			} else if (result.changes().stream().anyMatch(change -> change.added() > 0 && !change.methods().isEmpty())) {
				MarkingNote.offerEstimates(part);
			}
			result.problems().forEach(MarkingJob::show);
		} catch (CoreException e) {
			show(e.getStatus());
		}
		return Status.OK_STATUS;
	}

	/** The probes that were added or changed and that may change the program. */
	private static List<ExactnessNote> changing(MarkingResult result) throws CoreException {
		List<ExactnessNote> all = new ArrayList<>();
		for (PlanChange change : result.changes()) {
			all.addAll(CallerSensitiveProbes.addedBy(change));
		}
		return all;
	}

	private void remember(PlanChange change) {
		PlanOperation operation = new PlanOperation(command.label(change), change);
		// If a mark was set in an editor, Undo must work there, too.
		textUndo.ifPresent(operation::addContext);
		operation.addToHistory();
	}

	private static void show(IStatus problem) {
		StatusManager.getManager().handle(problem, StatusManager.SHOW);
	}
}
