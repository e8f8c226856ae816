/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.workspace.source.CalledMethods;
import org.sonde.overhead.ui.marking.MarkingTarget.Found;

/** Adds probes to the selected methods and to what they call, down to a depth that the user is asked for. */
public final class InstrumentSubtreeHandler extends MarkingHandler {
	/** Called by the platform. */
	public InstrumentSubtreeHandler() {
		super(event -> MarkingCommand.instrument(Messages.InstrumentSubtreeHandler_noMethod), IMethod.class::isInstance);
	}

	/** The method at the caret is looked up in the background, because that may parse. */
	@Override
	protected void run(ExecutionEvent event, MarkingTarget target, IWorkbenchPart part) {
		MarkingCommand command = command(event);
		Job.create(Messages.InstrumentSubtreeHandler_finding, (IProgressMonitor monitor) -> {
			List<IMethod> methods = InstrumentCallersHandler.methods(target.resolve(monitor));
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (methods.isEmpty()) {
					StatusLine.show(part, new MarkingMessage(command.nothing(), true));
				} else {
					ask(part, methods, command);
				}
			});
		}).schedule();
	}

	private static void ask(IWorkbenchPart part, List<IMethod> methods, MarkingCommand command) {
		CalledMethods calls = new CalledMethods(methods);
		SubtreeDialog.ask(part.getSite().getShell(), methods, calls).ifPresent(
				depth -> new MarkingJob(command, new Found(monitor -> calls.downTo(depth, monitor)), part).schedule());
	}
}
