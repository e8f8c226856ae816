/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.debug.ui.actions.AbstractLaunchToolbarAction;

/** <em>Run with Probes</em> in the toolbar, beside Run and Debug: the last program again, and the history. */
public final class RunWithProbesDropDown extends AbstractLaunchToolbarAction {
	/** The launch group in plugin.xml. */
	static final String GROUP = "org.sonde.overhead.ui.launch.probes";

	public RunWithProbesDropDown() {
		super(GROUP);
	}
}
