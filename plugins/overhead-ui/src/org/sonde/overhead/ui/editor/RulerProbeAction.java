/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.sonde.overhead.ui.marking.MarkingCommand;
import org.sonde.overhead.ui.marking.MarkingJob;
import org.sonde.overhead.ui.marking.MarkingTarget.Line;

/** Toggles the probe of the method at the line of the ruler that was clicked last. */
final class RulerProbeAction extends Action {
	/** How text editors call the modifier in the ids of their ruler's actions. An extension cannot contribute one with a modifier. */
	private static final String ALT = "M3+";

	private final ITextEditor editor;
	private final IVerticalRulerInfo ruler;

	RulerProbeAction(ITextEditor editor, IVerticalRulerInfo ruler) {
		super(Messages.RulerProbeAction_toggle);
		this.editor = editor;
		this.ruler = ruler;
	}

	/** Runs it on Alt+double-click in the editor's ruler. A double-click alone, or with Ctrl or Shift, is for breakpoints. */
	static void install(ITextEditor editor) {
		IVerticalRulerInfo ruler = editor.getAdapter(IVerticalRulerInfo.class);
		if (ruler != null && JavaUI.getEditorInputTypeRoot(editor.getEditorInput()) instanceof ICompilationUnit) {
			editor.setAction(ALT + ITextEditorActionConstants.RULER_DOUBLE_CLICK, new RulerProbeAction(editor, ruler));
		}
	}

	@Override
	public void run() {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int line = ruler.getLineOfLastMouseButtonActivity();
		if (document != null && line >= 0 && line < document.getNumberOfLines()
				&& JavaUI.getEditorInputTypeRoot(editor.getEditorInput()) instanceof ICompilationUnit unit) {
			try {
				new MarkingJob(MarkingCommand.TOGGLE, new Line(unit, firstWord(document, line)), editor).schedule();
			} catch (BadLocationException e) {
				ILog.of(RulerProbeAction.class)
						.log(Status.error(NLS.bind(Messages.RulerProbeAction_noLine, line, unit.getElementName()), e));
			}
		}
	}

	/** The start of the line's text: the start of the line itself still belongs to the previous element. */
	private static int firstWord(IDocument document, int line) throws BadLocationException {
		IRegion region = document.getLineInformation(line);
		int offset = region.getOffset();
		int end = offset + region.getLength();
		while (offset < end && Character.isWhitespace(document.getChar(offset))) {
			offset++;
		}
		return offset;
	}
}
