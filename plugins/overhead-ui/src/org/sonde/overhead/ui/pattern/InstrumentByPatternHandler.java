/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget;

/** Opens the dialog for a new pattern, with templates for what is selected. */
public final class InstrumentByPatternHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		if (part != null) {
			MarkingTarget.of(event).ifPresent(target -> Patterns.add(part, target::resolve));
		}
		return null;
	}
}
