/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;

/** Parts with a border between them that can be dragged: side by side where there is room for it, else one below the other. */
public final class AdaptiveSash {

	private AdaptiveSash() {
	}

	/**
	 * It takes all the room of its grid.
	 *
	 * @param wide how many times as wide as high it is at least when its parts stand side by side
	 */
	public static SashForm create(Composite parent, double wide) {
		SashForm sash = new SashForm(parent, SWT.VERTICAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		sash.addListener(SWT.Resize, event -> {
			Point size = sash.getSize();
			sash.setOrientation(size.x > wide * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
		});
		return sash;
	}
}
