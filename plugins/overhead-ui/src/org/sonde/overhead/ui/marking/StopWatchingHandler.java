/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

/** Stops watching the fields and types that are selected. */
public final class StopWatchingHandler extends WatchHandler {
	/** Called by the platform. */
	public StopWatchingHandler() {
		super(MarkingCommand.STOP_WATCHING);
	}
}
