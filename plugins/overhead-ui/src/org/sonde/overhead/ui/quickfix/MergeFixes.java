/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Arrays;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.workspace.PlanMarkers;

/** The quick fixes of a plan's file with an unresolved merge: the probes of both sides, none left out. */
public final class MergeFixes implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return PlanMarkers.isMerging(marker);
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return hasResolutions(marker) ? Arrays.stream(Side.values()).map(Fix::new).toArray(IMarkerResolution[]::new)
				: new IMarkerResolution[0];
	}

	private record Fix(Side preferred) implements IMarkerResolution {
		@Override
		public String getLabel() {
			return MergePlan.words(preferred);
		}

		@Override
		public void run(IMarker marker) {
			MergePlan.run((IFile) marker.getResource(), preferred);
		}
	}
}
