/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.ui.texteditor.AbstractRulerActionDelegate;
import org.eclipse.ui.texteditor.ITextEditor;

/** Toggle Probe in the context menu of the Java editor's ruler. */
public final class RulerProbeDelegate extends AbstractRulerActionDelegate {
	@Override
	protected IAction createAction(ITextEditor editor, IVerticalRulerInfo ruler) {
		return new RulerProbeAction(editor, ruler);
	}
}
