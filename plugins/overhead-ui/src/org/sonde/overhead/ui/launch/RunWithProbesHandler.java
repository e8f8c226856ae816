/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.ui.handlers.HandlerUtil;

/** Sonde ▸ Run with Probes…: the launch configurations, as in Run ▸ Run Configurations…. */
public final class RunWithProbesHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		DebugUITools.openLaunchConfigurationDialogOnGroup(HandlerUtil.getActiveShellChecked(event),
				HandlerUtil.getCurrentStructuredSelection(event), RunWithProbesDropDown.GROUP);
		return null;
	}
}
