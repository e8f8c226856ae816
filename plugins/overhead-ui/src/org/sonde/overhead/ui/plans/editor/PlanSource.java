/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.editors.text.TextEditor;
import org.sonde.instrumentation.plan.Plan;

/** The text of the second page, as the form reads and changes it. A change is one step of Undo. */
final class PlanSource {

	private final TextEditor editor;
	private final Display display;
	private final Runnable changed;
	private final Consumer<String> refused;
	private final IDocumentListener listener = new IDocumentListener() {
		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// nothing is kept from before
		}

		@Override
		public void documentChanged(DocumentEvent event) {
			changed.run();
		}
	};
	private IDocument document;

	/**
	 * @param changed is called after each change of the text
	 * @param refused receives why a change cannot be made
	 */
	PlanSource(TextEditor editor, Display display, Runnable changed, Consumer<String> refused) {
		this.editor = editor;
		this.display = display;
		this.changed = changed;
		this.refused = refused;
		follow();
	}

	/** The file or its document was replaced. */
	void follow() {
		dispose();
		document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		if (document != null) {
			document.addDocumentListener(listener);
		}
	}

	void dispose() {
		if (document != null) {
			document.removeDocumentListener(listener);
			document = null;
		}
	}

	String text() {
		return document == null ? "" : document.get();
	}

	/** The name of the file in messages. */
	String name() {
		return editor.getEditorInput().getName();
	}

	/** Computed in a job, as a plan may have 100,000 probes; computed again if the text changes meanwhile. */
	void change(Consumer<Plan> edit) {
		if (!editor.validateEditorInputState()) {
			return; // the file is read-only, and the user knows
		}
		String before = text();
		Job job = Job.create(Messages.PlanSource_changing, (IProgressMonitor monitor) -> {
			try {
				PlanText.Change change = PlanText.between(before, PlanText.changed(before, name(), edit));
				display.asyncExec(() -> replace(before, change, edit));
			} catch (IllegalArgumentException e) {
				display.asyncExec(() -> refused.accept(e.getMessage()));
			}
		});
		job.setSystem(true);
		job.schedule();
	}

	private void replace(String before, PlanText.Change change, Consumer<Plan> edit) {
		if (document == null) {
			return; // the editor was closed meanwhile
		}
		if (!before.equals(text())) {
			change(edit);
			return;
		}
		if (change.length() == 0 && change.text().isEmpty()) {
			return;
		}
		IRewriteTarget target = editor.getAdapter(IRewriteTarget.class);
		target.beginCompoundChange();
		try {
			document.replace(change.offset(), change.length(), change.text());
		} catch (BadLocationException e) {
			throw new IllegalStateException(e); // the text is as it was when the change was computed
		} finally {
			target.endCompoundChange();
		}
	}
}
