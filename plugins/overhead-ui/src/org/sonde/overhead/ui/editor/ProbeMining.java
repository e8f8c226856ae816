/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.ProbeCostText;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** The text above a method, field or type with a probe. A click shows it in a view. */
final class ProbeMining extends LineHeaderCodeMining {
	private ProbeMining(String label, Consumer<IWorkbenchPage> show, int line, IDocument document, ICodeMiningProvider provider)
			throws BadLocationException {
		super(line, document, provider, event -> show.accept(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()));
		setLabel(label);
	}

	/**
	 * What a probe records, costs and recorded so far, with a link to its row among the plan's probes.
	 *
	 * @param plan   that has the probe
	 * @param before precedes the costs, such as how often the shown log has the method
	 * @param line   of the name in the code, counted from 0
	 */
	static ProbeMining ofCost(IFile plan, EstimateRow row, Optional<String> before, int line, IDocument document,
			ICodeMiningProvider provider) throws BadLocationException {
		// Narrow editors cut off the end.
		return new ProbeMining(before.map(words -> words + " · ").orElse("") + ProbeCostText.line(row), page -> show(page, plan, row), line,
				document, provider);
	}

	/** Shows the objects of the running program: of a field or type that is watched. */
	static ProbeMining ofObjects(CodePlace place, int line, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
		return new ProbeMining(Messages.ProbeMining_objects, page -> LiveObjectsView.show(page, place), line, document, provider);
	}

	private static void show(IWorkbenchPage page, IFile plan, EstimateRow row) {
		try {
			((EstimatesView) page.showView(EstimatesView.ID)).reveal(plan, Set.of(row.name()));
		} catch (PartInitException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
		}
	}
}
