/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import java.util.Arrays;

import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.sonde.instrumentation.launch.ProbedRuns;

/** The title of Eclipse's dialog of launch configurations contains the id of the mode, which cannot be changed. */
final class LaunchDialogTitle implements Listener {

	/** When something is shown. */
	@Override
	public void handleEvent(Event event) {
		if (event.widget instanceof Shell shell && shell.getData() instanceof TitleAreaDialog dialog && hasId(shell)) {
			dialog.setTitle(Messages.LaunchDialogTitle_title);
		}
	}

	private static boolean hasId(Composite parent) {
		return Arrays.stream(parent.getChildren())
				.anyMatch(child -> child instanceof Label label && label.getText().contains(ProbedRuns.MODE)
						|| child instanceof Composite composite && hasId(composite));
	}
}
