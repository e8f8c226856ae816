/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.workspace.PlanConflicts;
import org.sonde.overhead.ui.view.FewLines;

/** Settles a plan's merge in the background. Undo reverts it; a message lists what was decided between the sides. */
public final class MergePlan {
	private static final String LABEL = Messages.MergePlan_label;
	/** Listed one by one; of more, only the number is shown. */
	private static final int TOLD = 15;

	private MergePlan() {
	}

	/** The name in menus and on buttons. */
	public static String words(Side preferred) {
		return preferred == Side.OURS ? Messages.MergePlan_keepFirst : Messages.MergePlan_keepSecond;
	}

	/** Schedules it; what stands in the way is shown to the user. */
	public static void run(IFile file, Side preferred) {
		Job.create(LABEL, (IProgressMonitor monitor) -> tell(file, PlanConflicts.keepBoth(file, LABEL, preferred, monitor))).schedule();
	}

	private static void tell(IFile file, List<String> differences) {
		if (!differences.isEmpty() && PlatformUI.isWorkbenchRunning()) {
			String text = NLS.bind(Messages.MergePlan_kept, file.getName(), FewLines.of(differences, TOLD));
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> MessageDialog.openInformation(null, LABEL, text));
		}
	}
}
