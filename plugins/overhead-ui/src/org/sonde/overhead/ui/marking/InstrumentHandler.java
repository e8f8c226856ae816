/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Adds probes to what is selected. */
public final class InstrumentHandler extends MarkingHandler {
	/** Called by the platform. */
	public InstrumentHandler() {
		super(event -> MarkingCommand.INSTRUMENT, MarkingCommand.INSTRUMENT.mayChange());
	}
}
