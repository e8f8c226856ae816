/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;

/** A page of launch configurations with a picture. Its fields have the names of their labels, and F1 explains them. */
public abstract class LaunchTab extends AbstractLaunchConfigurationTab {

	private final String name;
	private final String icon;
	private final HelpContext help;
	private Image image;

	/** @param icon the path of the picture in this bundle */
	protected LaunchTab(String name, String icon, HelpContext help) {
		this.name = name;
		this.icon = icon;
		this.help = help;
	}

	@Override
	public final String getName() {
		return name;
	}

	@Override
	public Image getImage() {
		if (image == null) {
			image = ResourceLocator.imageDescriptorFromBundle("org.sonde.overhead.ui", icon).map(ImageDescriptor::createImage).orElse(null);
		}
		return image;
	}

	@Override
	public void dispose() {
		if (image != null) {
			image.dispose();
		}
		super.dispose();
	}

	@Override
	protected final void setControl(Control control) {
		super.setControl(control);
		AccessibleName.fromLabels((Composite) control);
		help.on(control);
	}
}
