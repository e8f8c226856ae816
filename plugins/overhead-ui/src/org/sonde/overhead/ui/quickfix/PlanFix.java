/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Arrays;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;

/** One quick fix of markers at probes. Their plans are changed in the background, and Undo takes it back. */
abstract class PlanFix extends WorkbenchMarkerResolution {
	private final IMarker marker;
	private final String type;

	/** @param type of the markers that it fixes */
	PlanFix(IMarker marker, String type) {
		this.marker = marker;
		this.type = type;
	}

	@Override
	public String getDescription() {
		return marker.getAttribute(IMarker.MESSAGE, "") + " " + Messages.StaleFix_undo;
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public IMarker[] findOtherMarkers(IMarker[] markers) {
		return Arrays.stream(markers).filter(other -> !other.equals(marker) && fixes(other)).toArray(IMarker[]::new);
	}

	@Override
	public void run(IMarker one) {
		run(new IMarker[] { one }, null);
	}

	boolean fixes(IMarker one) {
		try {
			return one.exists() && one.isSubtypeOf(type);
		} catch (CoreException e) {
			// Gone in between.
			return false;
		}
	}
}
