/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ElementChangedEvent;
import org.eclipse.jdt.core.IJavaElementDelta;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.traces.LastRecordings;

/**
 * Keeps the annotations of all open Java editors in step with the plans, with the source and with the log that is shown, and the lines
 * above methods, which are made from the annotations, with all of them and with the costs. All of it is found off the user interface's
 * thread.
 */
final class ProbeAnnotations {
	private final Map<ITextEditor, AnnotatedEditor> open = new ConcurrentHashMap<>();
	private final Set<AnnotatedEditor> stale = ConcurrentHashMap.newKeySet();
	/** Projects whose plan changed: the line above a method may change even if the ruler does not. */
	private final Set<AnnotatedEditor> replanned = ConcurrentHashMap.newKeySet();
	/** The last syntax tree of the editor's source. The shared one may still be the previous one at that time. */
	private final Map<AnnotatedEditor, CompilationUnit> parsed = new ConcurrentHashMap<>();
	private final Job updating = Job.create(Messages.ProbeAnnotations_updating, this::update);

	ProbeAnnotations() {
		updating.setSystem(true);
	}

	/** Follows plans, source and costs from now on, as long as the workbench runs. */
	void start() {
		PlanStore.ofWorkspace().addListener(event -> refresh(event.project()));
		PatternStore.ofWorkspace().addListener(this::refresh);
		JavaCore.addElementChangedListener(this::sourceChanged, ElementChangedEvent.POST_RECONCILE);
		LastRecordings.ofWorkspace().addListener(this::refresh);
		WhatIf.ofWorkbench().addListener(this::refresh);
		ActivePlanCosts.ofWorkspace().addListener(this::costsChanged);
		SondePreferences.onChange(() -> open.keySet().forEach(ProbeMinings::refresh));
	}

	/** An editor was opened or shows another file. In the user interface's thread. */
	void opened(ITextEditor editor) {
		closed(editor);
		AnnotatedEditor.of(editor).ifPresent(annotated -> {
			open.put(editor, annotated);
			RulerProbeAction.install(editor);
			refresh(annotated);
		});
	}

	void closed(ITextEditor editor) {
		open.remove(editor);
	}

	private void refresh(IProject project) {
		open.values().stream().filter(editor -> editor.unit().getJavaProject().getProject().equals(project))
				.forEach(editor -> {
					replanned.add(editor);
					refresh(editor);
				});
	}

	private void sourceChanged(ElementChangedEvent event) {
		IJavaElementDelta changed = event.getDelta();
		open.values().stream().filter(editor -> editor.unit().equals(changed.getElement())).forEach(editor -> {
			if (changed.getCompilationUnitAST() != null) {
				parsed.put(editor, changed.getCompilationUnitAST());
			}
			refresh(editor);
		});
	}

	private void costsChanged(IProject project) {
		open.forEach((editor, annotated) -> {
			if (annotated.unit().getJavaProject().getProject().equals(project)) {
				ProbeMinings.refresh(editor);
			}
		});
	}

	private void refresh(AnnotatedEditor editor) {
		stale.add(editor);
		updating.schedule();
	}

	private void update(IProgressMonitor monitor) {
		for (AnnotatedEditor editor : stale) {
			if (stale.remove(editor) && (editor.update(Optional.ofNullable(parsed.remove(editor)), monitor) | replanned.remove(editor))) {
				open.forEach((part, annotated) -> {
					if (annotated.equals(editor)) {
						ProbeMinings.refresh(part);
					}
				});
			}
		}
	}
}
