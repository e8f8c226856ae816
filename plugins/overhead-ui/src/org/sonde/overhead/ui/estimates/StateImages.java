/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Control;

/** The images of a probe's states; they live as long as the control they are shown in. */
final class StateImages {

	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final Image active;
	private final Image deactivated;
	private final Image stale;
	private final Image pattern;

	StateImages(Control owner) {
		LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), owner);
		active = image(images, "icons/probe-active.svg");
		deactivated = image(images, "icons/probe-deactivated.svg");
		stale = image(images, "icons/probe-stale.svg");
		pattern = image(images, "icons/pattern.svg");
	}

	Image of(EstimateRow row) {
		return row.stale().isPresent() ? stale : row.probe().isActive() ? active : deactivated;
	}

	Image pattern() {
		return pattern;
	}

	private static Image image(LocalResourceManager images, String path) {
		return images.create(ResourceLocator.imageDescriptorFromBundle(BUNDLE, path).orElseThrow());
	}
}
