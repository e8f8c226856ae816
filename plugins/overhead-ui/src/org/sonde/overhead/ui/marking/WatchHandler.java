/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.marking.MarkingTarget.Caret;
import org.sonde.overhead.ui.marking.MarkingTarget.Named;

/** Watches the fields and types that are selected. */
public class WatchHandler extends MarkingHandler {
	/** Called by the platform. */
	public WatchHandler() {
		this(MarkingCommand.WATCH);
	}

	WatchHandler(MarkingCommand command) {
		super(event -> command, command.mayChange());
	}

	@Override
	protected final void run(ExecutionEvent event, MarkingTarget target, IWorkbenchPart part) {
		super.run(event, target instanceof Caret caret ? new Named(caret.unit(), caret.offset(), caret.length()) : target, part);
	}
}
