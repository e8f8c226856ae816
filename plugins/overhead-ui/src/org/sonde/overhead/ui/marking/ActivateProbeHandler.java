/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Switches the probes of what is selected on. */
public final class ActivateProbeHandler extends MarkingHandler {
	/** Called by the platform. */
	public ActivateProbeHandler() {
		super(event -> MarkingCommand.ACTIVATE, MarkingCommand.ACTIVATE.mayChange());
	}
}
