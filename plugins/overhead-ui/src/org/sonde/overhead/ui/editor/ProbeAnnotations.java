/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ElementChangedEvent;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanStore;

/** Keeps the annotations of all open Java editors in step with the plans and with the source, off the user interface's thread. */
final class ProbeAnnotations {
	private final Map<ITextEditor, AnnotatedEditor> open = new ConcurrentHashMap<>();
	private final Set<AnnotatedEditor> stale = ConcurrentHashMap.newKeySet();
	private final Job updating = Job.create("Showing probes in editors", this::update);

	ProbeAnnotations() {
		updating.setSystem(true);
	}

	/** Follows plans and source from now on, as long as the workbench runs. */
	void start() {
		PlanStore.ofWorkspace().addListener(event -> refresh(event.project()));
		PatternStore.ofWorkspace().addListener(this::refresh);
		JavaCore.addElementChangedListener(this::sourceChanged, ElementChangedEvent.POST_RECONCILE);
	}

	/** An editor was opened or shows another file. In the user interface's thread. */
	void opened(ITextEditor editor) {
		closed(editor);
		AnnotatedEditor.of(editor).ifPresent(annotated -> {
			open.put(editor, annotated);
			refresh(annotated);
		});
	}

	void closed(ITextEditor editor) {
		open.remove(editor);
	}

	private void refresh(IProject project) {
		open.values().stream().filter(editor -> editor.unit().getJavaProject().getProject().equals(project))
				.forEach(this::refresh);
	}

	private void sourceChanged(ElementChangedEvent event) {
		IJavaElement changed = event.getDelta().getElement();
		open.values().stream().filter(editor -> editor.unit().equals(changed)).forEach(this::refresh);
	}

	private void refresh(AnnotatedEditor editor) {
		stale.add(editor);
		updating.schedule();
	}

	private void update(IProgressMonitor monitor) {
		for (AnnotatedEditor editor : stale) {
			if (stale.remove(editor)) {
				editor.update(monitor);
			}
		}
	}
}
