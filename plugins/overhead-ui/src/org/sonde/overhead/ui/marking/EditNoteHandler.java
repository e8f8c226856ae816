/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.Marks;
import org.sonde.overhead.ui.marking.MarkingTarget.Elements;

/** Asks for a note on the probes of the selected elements. */
public final class EditNoteHandler extends MarkingHandler {
	/** Called by the platform. */
	public EditNoteHandler() {
		super(event -> {
			throw new IllegalStateException("the command is known when the note is");
		}, element -> Marks.mayHold(element, probe -> true));
	}

	/** The old note is looked up in the background, because that may parse. */
	@Override
	protected void run(ExecutionEvent event, MarkingTarget target, IWorkbenchPart part) {
		Job.create(Messages.EditNoteHandler_reading, (IProgressMonitor monitor) -> {
			SubMonitor progress = SubMonitor.convert(monitor, 2);
			List<IJavaElement> elements = target.resolve(progress.split(1));
			List<Probe> probes = Marking.probesOf(elements, progress.split(1));
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (probes.isEmpty()) {
					StatusLine.show(part, new MarkingMessage(MarkingCommand.REMOVE.nothing(), true));
				} else {
					ask(part, elements, probes);
				}
			});
		}).schedule();
	}

	private static void ask(IWorkbenchPart part, List<IJavaElement> elements, List<Probe> probes) {
		NoteDialog.ask(part.getSite().getShell(), probes).ifPresent(note -> {
			MarkingCommand command = MarkingCommand.change(Messages.EditNoteHandler_edit, probe -> true,
					probe -> probe.setNote(note.isEmpty() ? null : note));
			new MarkingJob(command, new Elements(elements), part).schedule();
		});
	}
}
