/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.forms.editor.FormEditor;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.overhead.ui.view.EditorLine;

/** A plan as a form, and its file as text. Both show the same text, so Undo, Save and Compare are those of a text editor. */
public final class PlanEditor extends FormEditor {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.planEditor";

	private final TextEditor source = new TextEditor() {

		/** When its file is deleted: a page alone cannot be closed. */
		@Override
		public void close(boolean save) {
			PlanEditor.this.close(save);
		}
	};
	private PlanPage form;

	@Override
	protected void addPages() {
		try {
			setPageText(addPage(source, getEditorInput()), Messages.PlanEditor_source);
			form = new PlanPage(this, source);
			addPage(0, form);
			setActivePage(0);
		} catch (PartInitException e) {
			ILog.of(PlanEditor.class).log(e.getStatus());
		}
		setPartName(getEditorInput().getName());
	}

	/** The page with the file's text. */
	public ITextEditor source() {
		return source;
	}

	/** Shows a line of the file. */
	void showLine(int line) {
		EditorLine.reveal(this, line);
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		source.doSave(monitor);
	}

	@Override
	public boolean isSaveAsAllowed() {
		return true;
	}

	@Override
	public void doSaveAs() {
		source.doSaveAs();
		follow(source.getEditorInput());
	}

	private void follow(IEditorInput input) {
		setInputWithNotify(input);
		setPartName(input.getName());
		form.follow();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == ITextEditor.class) {
			return adapter.cast(source);
		}
		if (adapter == IGotoMarker.class) {
			return adapter.cast((IGotoMarker) marker -> {
				setActiveEditor(source);
				source.getAdapter(IGotoMarker.class).gotoMarker(marker);
			});
		}
		return super.getAdapter(adapter);
	}
}
