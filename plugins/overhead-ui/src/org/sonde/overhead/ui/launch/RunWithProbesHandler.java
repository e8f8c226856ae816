/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** Sonde ▸ Run with Probes: runs what is selected or edited, as the button in the toolbar does. */
public final class RunWithProbesHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		new RunWithProbesDropDown().run(null);
		return null;
	}
}
