/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.function.Consumer;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;

/** Tells {@link ProbeAnnotations} of the editors that are open when the workbench starts and of those opened later. */
public final class EditorTracker implements IStartup, IWindowListener, IPartListener2 {
	private final ProbeAnnotations annotations = new ProbeAnnotations();

	@Override
	public void earlyStartup() {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			annotations.start();
			PlatformUI.getWorkbench().addWindowListener(this);
			for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
				windowOpened(window);
			}
		});
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		window.getPartService().addPartListener(this);
		for (IWorkbenchPage page : window.getPages()) {
			for (IEditorReference editor : page.getEditorReferences()) {
				with(editor, annotations::opened);
			}
		}
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		window.getPartService().removePartListener(this);
	}

	@Override
	public void windowActivated(IWorkbenchWindow window) {
		// All windows are followed in the same way.
	}

	@Override
	public void windowDeactivated(IWorkbenchWindow window) {
		// All windows are followed in the same way.
	}

	@Override
	public void partOpened(IWorkbenchPartReference part) {
		with(part, annotations::opened);
	}

	@Override
	public void partInputChanged(IWorkbenchPartReference part) {
		with(part, annotations::opened);
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		with(part, annotations::closed);
	}

	/** An editor that was not shown since the start has no part. It is reported as opened when it is shown. */
	private static void with(IWorkbenchPartReference part, Consumer<ITextEditor> action) {
		ITextEditor editor = Adapters.adapt(part.getPart(false), ITextEditor.class);
		if (editor != null) {
			action.accept(editor);
		}
	}
}
