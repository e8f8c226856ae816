/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;

import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.workspace.Marks;
import org.sonde.overhead.ui.marking.MarkingTarget.Elements;

/**
 * Java elements dropped on a control are marked: fields are watched, others are instrumented, unless the control is only for watched
 * elements.
 */
public final class MarkingDrop extends DropTargetAdapter {
	private final IWorkbenchPart part;
	private final boolean onlyWatching;

	private MarkingDrop(IWorkbenchPart part, boolean onlyWatching) {
		this.part = part;
		this.onlyWatching = onlyWatching;
	}

	/**
	 * Takes what is dropped on the control, and on those inside it, from now on.
	 *
	 * @param part whose status line shows the result
	 */
	public static void enable(Control control, IWorkbenchPart part) {
		enable(control, new MarkingDrop(part, false));
	}

	/** The same for a part that shows watched elements: types are watched, not instrumented. */
	public static void enableWatching(Control control, IWorkbenchPart part) {
		enable(control, new MarkingDrop(part, true));
	}

	private static void enable(Control control, MarkingDrop drop) {
		// Java views offer to copy or move. The suitable one is taken, and nothing is moved.
		DropTarget target = new DropTarget(control, DND.DROP_COPY | DND.DROP_MOVE | DND.DROP_LINK | DND.DROP_DEFAULT);
		target.setTransfer(new Transfer[] { LocalSelectionTransfer.getTransfer() });
		target.addDropListener(drop);
	}

	@Override
	public void dragEnter(DropTargetEvent event) {
		dragOperationChanged(event);
	}

	@Override
	public void dragOperationChanged(DropTargetEvent event) {
		boolean some = elements(LocalSelectionTransfer.getTransfer().getSelection()).stream().anyMatch(this::mayMark);
		event.detail = !some ? DND.DROP_NONE : (event.operations & DND.DROP_LINK) != 0 ? DND.DROP_LINK : DND.DROP_COPY;
		event.feedback = DND.FEEDBACK_NONE;
	}

	@Override
	public void drop(DropTargetEvent event) {
		// The source of the drag learns that nothing was moved, and so deletes nothing.
		event.detail = drop(LocalSelectionTransfer.getTransfer().getSelection()) ? DND.DROP_COPY : DND.DROP_NONE;
		// Otherwise, the status line would still show the message of the drag's source.
		part.getSite().getPage().activate(part);
	}

	private boolean isWatched(IJavaElement element) {
		return onlyWatching || element instanceof IField;
	}

	private boolean mayMark(IJavaElement element) {
		return isWatched(element) ? Marks.mayWatch(element) : Marks.mayInstrument(element);
	}

	/** Marks the Java elements among the dropped ones; returns whether there were any. */
	public boolean drop(ISelection dropped) {
		List<IJavaElement> elements = elements(dropped);
		mark(MarkingCommand.WATCH, elements.stream().filter(this::isWatched).toList());
		mark(MarkingCommand.INSTRUMENT, elements.stream().filter(element -> !isWatched(element)).toList());
		return !elements.isEmpty();
	}

	private void mark(MarkingCommand command, List<IJavaElement> elements) {
		if (!elements.isEmpty()) {
			new MarkingJob(command, new Elements(elements), part).schedule();
		}
	}

	private static List<IJavaElement> elements(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? MarkingTarget.elements(structured) : List.of();
	}
}
