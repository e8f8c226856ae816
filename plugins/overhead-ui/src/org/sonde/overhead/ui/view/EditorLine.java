/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.MultiPageEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;

/** A line in a text editor. */
public final class EditorLine {

	private EditorLine() {
	}

	/** Opens the file, if it exists, and selects the line, counted from 1. */
	public static void open(IWorkbenchPage page, IFile file, int line) throws PartInitException {
		if (file.exists()) {
			reveal(IDE.openEditor(page, file), line);
		}
	}

	/** Selects the line, counted from 1, if the editor has it. */
	public static void reveal(IEditorPart part, int line) {
		ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
		if (editor == null) {
			return;
		}
		if (part instanceof MultiPageEditorPart pages) {
			pages.setActiveEditor(editor);
		}
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		try {
			IRegion region = document.getLineInformation(line - 1);
			editor.selectAndReveal(region.getOffset(), region.getLength());
		} catch (BadLocationException e) {
			editor.resetHighlightRange(); // the file was fixed meanwhile and is shorter: it is open, which is what was asked for
		}
	}
}
