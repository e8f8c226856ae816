/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Activates the selected elements' probes. */
public final class ActivateProbeHandler extends MarkingHandler {
	/** Called by the platform. */
	public ActivateProbeHandler() {
		super(event -> MarkingCommand.ACTIVATE, MarkingCommand.ACTIVATE.mayChange());
	}
}
