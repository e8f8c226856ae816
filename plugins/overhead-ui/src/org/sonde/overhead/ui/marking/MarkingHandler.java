/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget.Elements;

/** Runs a command on the selected elements in a job. */
abstract class MarkingHandler extends AbstractHandler {
	/** Only so many selected elements are checked in advance; the others are checked when the command runs. */
	static final int LOOKED_AT = 50;

	private final Function<ExecutionEvent, MarkingCommand> command;
	private final Predicate<IJavaElement> mayChange;

	/** @param mayChange a quick check whether the command may change an element */
	MarkingHandler(Function<ExecutionEvent, MarkingCommand> command, Predicate<IJavaElement> mayChange) {
		this.command = command;
		this.mayChange = mayChange;
	}

	@Override
	public final Object execute(ExecutionEvent event) {
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		MarkingTarget.of(event).ifPresentOrElse(target -> run(event, target, part),
				() -> StatusLine.show(part, new MarkingMessage(Messages.MarkingHandler_noJava, true)));
		return null;
	}

	/** Runs the command on the target. */
	protected void run(ExecutionEvent event, MarkingTarget target, IWorkbenchPart part) {
		new MarkingJob(command(event), target, part).schedule();
	}

	/** What is to be done. */
	protected final MarkingCommand command(ExecutionEvent event) {
		return command.apply(event);
	}

	/** Asked whenever a menu opens: a quick look at what is in memory. In an editor the answer waits until it is tried. */
	@Override
	public final void setEnabled(Object context) {
		Optional<MarkingTarget> target = context instanceof IEvaluationContext evaluation ? target(evaluation) : Optional.empty();
		looked(target.filter(Elements.class::isInstance).map(elements -> ((Elements) elements).elements()).orElse(List.of()));
		setBaseEnabled(hasKey() && !isMenu(context)
				|| target.map(found -> !(found instanceof Elements selected) || mayChange(selected.elements())).orElse(false));
	}

	/** Whether its key also works if there is nothing to do; then it says why. */
	protected boolean hasKey() {
		return false;
	}

	private static boolean isMenu(Object context) {
		return context instanceof IEvaluationContext evaluation
				&& evaluation.getVariable(ISources.ACTIVE_MENU_SELECTION_NAME) instanceof ISelection;
	}

	private boolean mayChange(List<IJavaElement> elements) {
		return elements.size() > LOOKED_AT || elements.stream().anyMatch(mayChange);
	}

	/** The selection when the menu was last opened; empty in an editor. */
	protected void looked(List<IJavaElement> selected) {
		// Most commands look the same whatever is selected.
	}

	private static Optional<MarkingTarget> target(IEvaluationContext context) {
		Object menu = context.getVariable(ISources.ACTIVE_MENU_SELECTION_NAME);
		Object selected = menu instanceof ISelection ? menu : context.getVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME);
		return context.getVariable(ISources.ACTIVE_PART_NAME) instanceof IWorkbenchPart part
				&& selected instanceof ISelection selection
				? MarkingTarget.of(part, selection) : Optional.empty();
	}
}
