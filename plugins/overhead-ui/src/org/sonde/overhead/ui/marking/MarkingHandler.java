/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget.Elements;

/** Hands a command on what is selected over to a job. */
abstract class MarkingHandler extends AbstractHandler {
	private final MarkingCommand command;

	MarkingHandler(MarkingCommand command) {
		this.command = command;
	}

	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		ISelection selection = HandlerUtil.getActiveMenuSelection(event);
		MarkingTarget.of(part, selection == null ? HandlerUtil.getCurrentSelection(event) : selection)
				.ifPresent(target -> new MarkingJob(command, target, part).schedule());
		return null;
	}

	/** Asked whenever a menu opens: a quick look at what is in memory. In an editor the answer waits until it is tried. */
	@Override
	public void setEnabled(Object context) {
		setBaseEnabled(context instanceof IEvaluationContext evaluation && target(evaluation)
				.map(target -> !(target instanceof Elements selected)
						|| selected.elements().stream().anyMatch(command::mayChange))
				.orElse(false));
	}

	private static Optional<MarkingTarget> target(IEvaluationContext context) {
		Object menu = context.getVariable(ISources.ACTIVE_MENU_SELECTION_NAME);
		Object selected = menu instanceof ISelection ? menu : context.getVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME);
		return context.getVariable(ISources.ACTIVE_PART_NAME) instanceof IWorkbenchPart part
				&& selected instanceof ISelection selection
				? MarkingTarget.of(part, selection) : Optional.empty();
	}
}
