/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import org.eclipse.ui.IStartup;
import org.sonde.instrumentation.workspace.ProbeWarnings;
import org.sonde.instrumentation.workspace.StaleProbes;

/** Compares plans with the code from the start of the workbench on. */
public final class StaleProbesStartup implements IStartup {
	@Override
	public void earlyStartup() {
		StaleProbes.ofWorkspace().addMoveListener(new MovedProbes());
		StaleProbes.ofWorkspace().start();
		ProbeWarnings.ofWorkspace().start();
	}
}
