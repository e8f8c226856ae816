/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.Marks;
import org.sonde.instrumentation.workspace.PlanChange;

/**
 * An action on the target elements, with its label.
 *
 * @param progress  what the user sees while it runs
 * @param work      does it; parses and writes, so not in the user interface's thread
 * @param mayChange a quick check whether the command may change an element
 * @param change    what Undo calls a change of probes that stay
 * @param nothing   what the user is told if there was nothing to do
 */
public record MarkingCommand(String progress, Work work, Predicate<IJavaElement> mayChange, String change, String nothing) {
	/** Adds probes. */
	public static final MarkingCommand INSTRUMENT = instrument(Messages.MarkingCommand_noBody);
	/** Removes probes. */
	public static final MarkingCommand REMOVE = new MarkingCommand(Messages.MarkingCommand_removing, Marking::remove, Marks::mayRemove, "",
			Messages.MarkingCommand_noProbe);
	/** Removes the probes if all methods and fields have one, or else adds the missing ones. */
	public static final MarkingCommand TOGGLE = new MarkingCommand(Messages.MarkingCommand_toggling, Marking::toggle,
			element -> Marks.mayInstrument(element) || element instanceof IField && Marks.mayWatch(element) || Marks.mayRemove(element), "",
			Messages.MarkingCommand_noBody);
	/** Watches fields and types. */
	public static final MarkingCommand WATCH = new MarkingCommand(Messages.MarkingCommand_watching, Marking::watch, Marks::mayWatch, "",
			Messages.MarkingCommand_noField);
	/** Stops watching them. */
	public static final MarkingCommand STOP_WATCHING = new MarkingCommand(Messages.MarkingCommand_removing, Marking::stopWatching,
			Marks::mayStopWatching, "", Messages.MarkingCommand_notWatched);
	/** Switches probes on. */
	public static final MarkingCommand ACTIVATE = change(Messages.MarkingCommand_activate, probe -> !probe.isActive(),
			probe -> probe.setActive(true));
	/** Switches probes off; they stay woven in. */
	public static final MarkingCommand DEACTIVATE = change(Messages.MarkingCommand_deactivate, Probe::isActive,
			probe -> probe.setActive(false));

	/** Does something to elements. */
	public interface Work {
		/** @throws CoreException if the source cannot be read */
		MarkingResult run(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException;
	}

	/** Adds probes to the elements that were found, or says that there were none. */
	static MarkingCommand instrument(String nothing) {
		return new MarkingCommand(Messages.MarkingCommand_instrumenting, Marking::instrument, Marks::mayInstrument, "", nothing);
	}

	/**
	 * Changes existing probes.
	 *
	 * @param label what Undo calls it, such as "Deactivate Probe"
	 * @param other whether the change would change a probe
	 */
	public static MarkingCommand change(String label, Predicate<Probe> other, Consumer<Probe> change) {
		return new MarkingCommand(Messages.MarkingCommand_changing, (elements, monitor) -> Marking.change(elements, change, monitor),
				element -> Marks.mayHold(element, other), label, Messages.MarkingCommand_nothing);
	}

	/** Sets the kind of probes of methods. */
	public static MarkingCommand kind(ProbeKind kind) {
		return change(Messages.MarkingCommand_setKind, probe -> Probes.isOfOperations(probe) && probe.getKind() != kind, probe -> {
			if (Probes.isOfOperations(probe)) {
				probe.setKind(kind);
			}
		});
	}

	/** The label of the change for Undo. */
	String label(PlanChange done) {
		int places = done.places().size();
		String first = MarkingMessage.nameOf(done.places().iterator().next());
		boolean watched = done.methods().isEmpty();
		if (done.added() > 0) {
			return places > 1 ? NLS.bind(watched ? Messages.MarkingCommand_watchAll : Messages.MarkingCommand_instrumentAll, places)
					: NLS.bind(watched ? Messages.MarkingCommand_watch : Messages.MarkingCommand_instrument, first);
		}
		if (done.removed() > 0) {
			return places > 1 ? NLS.bind(watched ? Messages.MarkingCommand_stopAll : Messages.MarkingCommand_removeAll, places)
					: NLS.bind(watched ? Messages.MarkingCommand_stop : Messages.MarkingCommand_remove, first);
		}
		return change;
	}
}
