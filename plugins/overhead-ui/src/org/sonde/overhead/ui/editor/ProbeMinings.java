/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.traces.LastRecordings;
import org.sonde.overhead.ui.traces.RecordedCalls;

/**
 * The lines above methods, fields and types with a probe. They are made from the annotations, which move with the text, and from the costs
 * of the plan, which are computed once for each state of it, and from the log that is shown; nothing is parsed for them.
 */
public final class ProbeMinings extends AbstractCodeMiningProvider {
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		ITextEditor editor = getAdapter(ITextEditor.class);
		if (editor == null || !(viewer instanceof ISourceViewer source) || !SondePreferences.store().getBoolean(SondePreferences.MININGS)) {
			return CompletableFuture.completedFuture(List.of());
		}
		ITypeRoot root = JavaUI.getEditorInputTypeRoot(editor.getEditorInput());
		IDocument document = viewer.getDocument();
		IAnnotationModel model = source.getAnnotationModel();
		return CompletableFuture.supplyAsync(() -> root != null && document != null && model != null
				&& PlanStore.ofWorkspace().active(root.getJavaProject().getProject()) instanceof Loaded plan
						? minings(plan, document, model, monitor) : List.of());
	}

	private List<ICodeMining> minings(Loaded plan, IDocument document, IAnnotationModel model, IProgressMonitor monitor) {
		Map<String, EstimateRow> rows = new HashMap<>();
		PlanCosts planned = ActivePlanCosts.ofWorkspace().of(plan, monitor);
		Optional<WhatIf.Edit> preview = WhatIf.ofWorkbench().previewOf(plan.file());
		PlanCosts shown = preview.map(edit -> PlanCosts.of(WhatIf.changed(plan, List.of(edit)), planned.choices())).orElse(planned);
		shown.rows().forEach(row -> rows.put(row.name(), row));
		RecordedCalls recorded = LastRecordings.ofWorkspace().of(plan.project());
		List<ICodeMining> minings = new ArrayList<>();
		for (Map.Entry<Integer, ProbeAnnotation> one : annotations(model, monitor).entrySet()) {
			EstimateRow row = rows.get(one.getValue().probe());
			if (row != null) {
				Optional<String> calls = preview.map(edit -> Messages.ProbeMinings_preview)
						.or(() -> one.getValue().method().flatMap(method -> recorded.text(method, row.probe().isActive())));
				add(minings, plan.file(), row, one.getValue(), calls, document, one.getKey());
			}
		}
		return minings;
	}

	/** Sorted by offset. The model has no order, and of two annotations in a line the same one must always come first. */
	private static SortedMap<Integer, ProbeAnnotation> annotations(IAnnotationModel model, IProgressMonitor monitor) {
		SortedMap<Integer, ProbeAnnotation> annotations = new TreeMap<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext() && !monitor.isCanceled();) {
			if (all.next() instanceof ProbeAnnotation annotation) {
				Position position = model.getPosition(annotation);
				if (position != null && !position.isDeleted()) {
					annotations.put(position.getOffset(), annotation);
				}
			}
		}
		return annotations;
	}

	/** @param before the costs in the line */
	private void add(List<ICodeMining> minings, IFile plan, EstimateRow row, ProbeAnnotation probe, Optional<String> before,
			IDocument document, int offset) {
		try {
			int line = document.getLineOfOffset(offset);
			minings.add(ProbeMining.ofCost(plan, row, before, line, document, this));
			if (probe.method().isEmpty()) {
				minings.add(ProbeMining.ofObjects(probe.place(), line, document, this));
			}
		} catch (BadLocationException e) {
			return; // the text became shorter meanwhile; the lines are asked for again when it was read
		}
	}

	/**
	 * Makes the lines of the editor again; from any thread. Not in that of the user interface: whoever asks also places the lines, and
	 * with 2,000 of them that took a tenth of a second.
	 */
	static void refresh(ITextEditor editor) {
		CompletableFuture.runAsync(() -> {
			if (Adapters.adapt(editor, ITextViewer.class) instanceof ISourceViewerExtension5 viewer && viewer.hasCodeMiningProviders()) {
				viewer.updateCodeMinings();
			}
		});
	}
}
