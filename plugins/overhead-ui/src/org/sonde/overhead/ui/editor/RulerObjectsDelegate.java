/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.ui.texteditor.AbstractRulerActionDelegate;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.IUpdate;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** Show in Live Objects in the context menu of the Java editor's ruler, where a field or type is watched. */
public final class RulerObjectsDelegate extends AbstractRulerActionDelegate {
	@Override
	protected IAction createAction(ITextEditor editor, IVerticalRulerInfo ruler) {
		return new ShowAction(editor, ruler);
	}

	private static final class ShowAction extends Action implements IUpdate {
		private final ITextEditor editor;
		private final IVerticalRulerInfo ruler;

		ShowAction(ITextEditor editor, IVerticalRulerInfo ruler) {
			super(Messages.RulerObjectsDelegate_show);
			this.editor = editor;
			this.ruler = ruler;
		}

		private Optional<CodePlace> place() {
			return AnnotatedEditor.of(editor).flatMap(shown -> shown.watchedAt(ruler.getLineOfLastMouseButtonActivity()));
		}

		@Override
		public void update() {
			setEnabled(place().isPresent());
		}

		@Override
		public void run() {
			place().ifPresent(place -> LiveObjectsView.show(editor.getSite().getPage(), place));
		}
	}
}
