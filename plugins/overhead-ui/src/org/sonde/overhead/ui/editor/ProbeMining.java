/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.ProbeCostText;

/** The line above a method that says what its probe records, costs and has recorded; a click shows it among the plan's other probes. */
final class ProbeMining extends LineHeaderCodeMining {
	/**
	 * @param plan     that has the probe
	 * @param before   stands before the costs, such as how often the log that is shown has the method
	 * @param line     of the method's name, counted from 0
	 */
	ProbeMining(IFile plan, EstimateRow row, Optional<String> before, int line, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
		super(line, document, provider, event -> show(plan, row));
		// Narrow editors cut the end off.
		setLabel(before.map(words -> words + " · ").orElse("") + ProbeCostText.line(row));
	}

	private static void show(IFile plan, EstimateRow row) {
		try {
			EstimatesView view = (EstimatesView) PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()
					.showView(EstimatesView.ID);
			view.reveal(plan, Set.of(row.name()));
		} catch (PartInitException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
		}
	}
}
