/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;

import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.MultiPageEditorActionBarContributor;
import org.eclipse.ui.texteditor.ITextEditor;

/** Undo and Redo are those of the text on both pages; the other commands of a text editor work on its page. */
public final class PlanEditorContributor extends MultiPageEditorActionBarContributor {

	private static final List<ActionFactory> OF_BOTH = List.of(ActionFactory.UNDO, ActionFactory.REDO);
	private static final List<ActionFactory> OF_TEXT = List.of(ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE,
			ActionFactory.DELETE, ActionFactory.SELECT_ALL, ActionFactory.FIND, ActionFactory.PRINT, ActionFactory.REVERT);

	private ITextEditor source;

	@Override
	public void setActiveEditor(IEditorPart part) {
		source = part instanceof PlanEditor editor ? editor.source() : null;
		super.setActiveEditor(part);
	}

	@Override
	public void setActivePage(IEditorPart page) {
		IActionBars bars = getActionBars();
		OF_BOTH.forEach(action -> bars.setGlobalActionHandler(action.getId(), source == null ? null : source.getAction(action.getId())));
		OF_TEXT.forEach(action -> bars.setGlobalActionHandler(action.getId(),
				page instanceof ITextEditor text ? text.getAction(action.getId()) : null));
		bars.updateActionBars();
	}
}
