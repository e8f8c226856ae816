/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget;
import org.sonde.overhead.ui.marking.StatusLine;

/** Suggests probes in the project of what is selected. */
public final class SuggestProbesHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		if (part != null) {
			MarkingTarget.of(event).ifPresentOrElse(target -> SuggestProbes.start(part, target),
					() -> StatusLine.show(part, Messages.SuggestProbes_noProject, true));
		}
		return null;
	}
}
