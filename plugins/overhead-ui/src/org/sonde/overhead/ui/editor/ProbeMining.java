/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.sonde.overhead.ui.estimates.EstimateRow;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.ProbeWords;

/** The line above a method that says what its probe records and costs; a click shows it among the plan's other probes. */
final class ProbeMining extends LineHeaderCodeMining {
	/** @param line of the method's name, counted from 0 */
	ProbeMining(EstimateRow row, int line, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
		super(line, document, provider, event -> show(row));
		setLabel(ProbeWords.line(row));
	}

	private static void show(EstimateRow row) {
		try {
			EstimatesView view = (EstimatesView) PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()
					.showView(EstimatesView.ID);
			view.select(row.name());
		} catch (PartInitException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
		}
	}
}
