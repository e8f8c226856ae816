/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Removes the selected elements' probes. */
public final class RemoveProbeHandler extends MarkingHandler {
	/** Called by the platform. */
	public RemoveProbeHandler() {
		super(event -> MarkingCommand.REMOVE, MarkingCommand.REMOVE.mayChange());
	}
}
