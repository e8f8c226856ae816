/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;

/**
 * What a view has to show while it lies behind others waits until it is seen; of several things the last. Laying out what nobody sees takes
 * the thread of the user interface from who types elsewhere.
 */
public final class VisibleUpdate implements IPartListener2 {

	private final IWorkbenchPart view;
	private final IWorkbenchPage page;
	private Optional<Runnable> waiting = Optional.empty();

	public VisibleUpdate(IWorkbenchPart view) {
		this.view = view;
		page = view.getSite().getPage();
		page.addPartListener(this);
	}

	/** Runs it now or when the view becomes visible, in place of what waited before. In the user interface's thread. */
	public void run(Runnable show) {
		waiting = Optional.of(show);
		if (page.isPartVisible(view)) {
			catchUp();
		}
	}

	private void catchUp() {
		Optional<Runnable> now = waiting;
		waiting = Optional.empty();
		now.ifPresent(Runnable::run);
	}

	@Override
	public void partVisible(IWorkbenchPartReference part) {
		if (part.getPart(false) == view) {
			catchUp();
		}
	}

	/** The view is closed. */
	public void dispose() {
		page.removePartListener(this);
	}
}
