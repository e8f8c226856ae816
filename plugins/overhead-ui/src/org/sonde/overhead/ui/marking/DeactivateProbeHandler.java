/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Deactivates the selected elements' probes; they stay woven in. */
public final class DeactivateProbeHandler extends MarkingHandler {
	/** Called by the platform. */
	public DeactivateProbeHandler() {
		super(event -> MarkingCommand.DEACTIVATE, MarkingCommand.DEACTIVATE.mayChange());
	}
}
