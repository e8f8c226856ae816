/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Collection;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.Marks;

/** What can be done to the elements pointed at, with the words for it. */
enum MarkingCommand {
	/** Adds probes. */
	INSTRUMENT("Instrumenting") {
		@Override
		MarkingResult run(Collection<IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
			return Marking.instrument(elements, monitor);
		}

		@Override
		boolean mayChange(IJavaElement element) {
			return Marks.mayInstrument(element);
		}

		@Override
		String label(Set<MethodSignature> methods) {
			return "Instrument " + (methods.size() == 1 ? MarkingMessage.nameOf(methods.iterator().next())
					: methods.size() + " Methods");
		}
	},
	/** Takes probes out. */
	REMOVE("Removing probes") {
		@Override
		MarkingResult run(Collection<IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
			return Marking.remove(elements, monitor);
		}

		@Override
		boolean mayChange(IJavaElement element) {
			return Marks.mayRemove(element);
		}

		@Override
		String label(Set<MethodSignature> methods) {
			return methods.size() == 1 ? "Remove Probe from " + MarkingMessage.nameOf(methods.iterator().next())
					: "Remove " + methods.size() + " Probes";
		}
	};

	private final String progress;

	MarkingCommand(String progress) {
		this.progress = progress;
	}

	/** What the user sees while it runs. */
	String progress() {
		return progress;
	}

	/** Parses and writes; not for the user interface's thread. */
	abstract MarkingResult run(Collection<IJavaElement> elements, IProgressMonitor monitor) throws CoreException;

	/** Whether there may be something to do; a quick look. */
	abstract boolean mayChange(IJavaElement element);

	/** What Undo calls it. */
	abstract String label(Set<MethodSignature> methods);
}
