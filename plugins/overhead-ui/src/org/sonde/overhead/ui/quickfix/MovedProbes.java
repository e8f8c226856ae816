/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.MovedMembers;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.view.FewLines;

/** After a refactoring that plans cannot take part in: asks whether the probes shall follow the methods that it moved. */
final class MovedProbes implements Consumer<MovedMembers> {
	/** Methods that the question names; more make it no clearer. */
	private static final int NAMED = 8;

	@Override
	public void accept(MovedMembers moved) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> ask(moved));
		}
	}

	private static void ask(MovedMembers moved) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		Shell shell = window == null ? null : window.getShell();
		if (MessageDialog.open(MessageDialog.QUESTION, shell, Messages.MovedProbes_title, question(moved), 0, Messages.MovedProbes_rebind,
				Messages.MovedProbes_leave) == 0) {
			PlanEdits.run(moved.moves().size() == 1 ? StaleEdits.REBIND : NLS.bind(Messages.MovedProbes_rebindAll, moved.moves().size()),
					moved.plan(), rebind(moved.moves()));
		}
	}

	private static Consumer<Plan> rebind(Map<CodePlace, CodePlace> moves) {
		return plan -> moves.forEach((from, to) -> StaleEdits.rebind(from, to).accept(plan));
	}

	private static String question(MovedMembers moved) {
		List<String> lines = moved.moves().entrySet().stream()
				.map(move -> StaleEdits.words(move.getKey()) + "   →   " + StaleEdits.words(move.getValue())).toList();
		return NLS.bind(moved.moves().size() == 1 ? Messages.MovedProbes_one : Messages.MovedProbes_several,
				new Object[] { moved.refactoring(), moved.moves().size(), moved.plan().getName(), FewLines.of(lines, NAMED) });
	}
}
