/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.marking.MarkingTarget;
import org.sonde.overhead.ui.view.StartingPoint;

/** Opens the dialog for a new pattern, with templates for what is selected, if that is Java code. */
public final class InstrumentByPatternHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchPart part = HandlerUtil.getActivePart(event);
		if (part != null) {
			Optional<MarkingTarget> target = MarkingTarget.of(event);
			Patterns.add(part, monitor -> target.isPresent() ? target.get().resolve(monitor) : List.of(),
					StartingPoint.of(part.getSite().getPage()).project());
		}
		return null;
	}
}
