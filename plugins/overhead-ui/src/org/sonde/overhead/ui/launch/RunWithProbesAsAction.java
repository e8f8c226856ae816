/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.debug.ui.actions.ContextualLaunchAction;
import org.sonde.instrumentation.launch.ProbedRuns;

/** <em>Run with Probes As</em> in context menus: the launch shortcuts that fit what is selected, as for <em>Run As</em>. */
public final class RunWithProbesAsAction extends ContextualLaunchAction {
	public RunWithProbesAsAction() {
		super(ProbedRuns.MODE);
	}
}
