/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** An action that runs something. */
public final class RunAction extends Action {

	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final Runnable run;

	public RunAction(String text, Runnable run) {
		this(text, (ImageDescriptor) null, run);
	}

	/** @param icon the path of the picture in this bundle */
	public RunAction(String text, String icon, Runnable run) {
		this(text, ResourceLocator.imageDescriptorFromBundle(BUNDLE, icon).orElse(null), run);
	}

	public RunAction(String text, ImageDescriptor image, Runnable run) {
		super(text, image);
		this.run = run;
	}

	@Override
	public void run() {
		run.run();
	}
}
