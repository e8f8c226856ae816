/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;

/** A command on the file of a plan that is selected, and that is not the active one of its project. */
abstract class PlanFileHandler extends AbstractHandler {
	@Override
	public final Object execute(ExecutionEvent event) {
		ISelection selection = HandlerUtil.getActiveMenuSelection(event);
		plan(selection == null ? HandlerUtil.getCurrentSelection(event) : selection)
				.ifPresent(plan -> run(plan, activeBeside(plan), HandlerUtil.getActivePart(event)));
		return null;
	}

	/** @param active the active plan of the project, if it has one that is not this */
	protected abstract void run(IFile plan, Optional<IFile> active, IWorkbenchPart part);

	@Override
	public final void setEnabled(Object context) {
		if (context instanceof IEvaluationContext evaluation) {
			Object menu = evaluation.getVariable(ISources.ACTIVE_MENU_SELECTION_NAME);
			Object selected = menu instanceof ISelection ? menu : evaluation.getVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME);
			setBaseEnabled(plan(selected).flatMap(PlanFileHandler::activeBeside).isPresent());
		}
	}

	private static Optional<IFile> plan(Object selection) {
		return selection instanceof IStructuredSelection structured && structured.size() == 1
				? Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IFile.class))
						.filter(file -> PlanFiles.EXTENSION.equals(file.getFileExtension()))
				: Optional.empty();
	}

	private static Optional<IFile> activeBeside(IFile plan) {
		return (switch (PlanStore.ofWorkspace().active(plan.getProject())) {
			case Loaded loaded -> Optional.of(loaded.file());
			case Broken broken -> Optional.of(broken.file());
			default -> Optional.<IFile>empty();
		}).filter(active -> !active.equals(plan));
	}
}
