/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget;

/** Opens the dialog for a new pattern, with templates for what is selected. */
public final class InstrumentByPatternHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		ISelection menu = HandlerUtil.getActiveMenuSelection(event);
		ISelection selection = menu == null ? HandlerUtil.getCurrentSelection(event) : menu;
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		if (part != null) {
			MarkingTarget.of(part, selection).ifPresent(target -> Patterns.add(part, target::resolve));
		}
		return null;
	}
}
