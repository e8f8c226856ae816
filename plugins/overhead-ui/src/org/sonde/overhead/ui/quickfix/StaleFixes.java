/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.workspace.StaleMarkers;

/** The quick fixes of a stale probe: to re-bind it to a similar method, the most similar first, or to remove it, or all of its plan. */
public final class StaleFixes implements IMarkerResolutionGenerator2 {
	private static final int REMOVE_ALL = 1;
	/** Removing one is above removing all, and below all that keep the probe. */
	private static final int REMOVE = 2;

	@Override
	public boolean hasResolutions(IMarker marker) {
		return true;
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		List<IMarkerResolution> fixes = new ArrayList<>();
		List<CodePlace> similar = StaleMarkers.similarTo(marker);
		for (CodePlace to : similar) {
			fixes.add(new PlanFix(marker, StaleMarkers.TYPE, NLS.bind(Messages.StaleFixes_rebind, to), StaleEdits.REBIND,
					all -> StaleEdits.rebind(StaleMarkers.placeOf(marker), to), false, REMOVE + similar.size() - fixes.size()));
		}
		fixes.add(new PlanFix(marker, StaleMarkers.TYPE, Messages.StaleFixes_remove, StaleEdits.REMOVE,
				markers -> StaleEdits.remove(markers.stream().map(StaleMarkers::placeOf).toList()), true, REMOVE));
		List<CodePlace> all = allIn((IFile) marker.getResource());
		if (all.size() > 1) {
			fixes.add(new PlanFix(marker, StaleMarkers.TYPE, NLS.bind(Messages.StaleFixes_removeAll, all.size()), StaleEdits.REMOVE,
					none -> StaleEdits.remove(all), false, REMOVE_ALL));
		}
		return fixes.toArray(IMarkerResolution[]::new);
	}

	private static List<CodePlace> allIn(IFile plan) {
		try {
			return Arrays.stream(plan.findMarkers(StaleMarkers.TYPE, false, IResource.DEPTH_ZERO)).map(StaleMarkers::placeOf).toList();
		} catch (CoreException e) {
			// The plan is gone, and with it what was to be fixed.
			ILog.of(StaleFixes.class).log(e.getStatus());
			return List.of();
		}
	}
}
