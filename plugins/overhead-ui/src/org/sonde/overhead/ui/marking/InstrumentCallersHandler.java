/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.workspace.source.Callers;
import org.sonde.overhead.ui.marking.MarkingTarget.Found;

/** Adds probes to the methods that call the selected ones. */
public final class InstrumentCallersHandler extends MarkingHandler {
	/** Called by the platform. */
	public InstrumentCallersHandler() {
		super(event -> MarkingCommand.instrument(Messages.InstrumentCallersHandler_noCaller), IMethod.class::isInstance);
	}

	@Override
	protected void run(ExecutionEvent event, MarkingTarget target, IWorkbenchPart part) {
		Found callers = new Found(monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, 10);
			return Callers.of(methods(target.resolve(progress.split(1))), progress.split(9));
		});
		new MarkingJob(command(event), callers, part).schedule();
	}

	/** The elements that can be called. */
	static List<IMethod> methods(List<IJavaElement> elements) {
		return elements.stream().filter(IMethod.class::isInstance).map(IMethod.class::cast).toList();
	}
}
