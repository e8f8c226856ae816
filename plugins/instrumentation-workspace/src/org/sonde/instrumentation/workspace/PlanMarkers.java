/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.sonde.instrumentation.workspace.PlanState.Broken;

/** Shows plans that cannot be read where problems are looked for: as markers at the lines of their files. */
public final class PlanMarkers {
	/** Type of the markers. */
	public static final String TYPE = PlanStore.NAMESPACE + ".planProblem";
	private static final String MERGING = "merging";

	private PlanMarkers() {
	}

	/** Whether the marker is about a file with the markers of an unresolved merge. */
	public static boolean isMerging(IMarker marker) {
		return marker.getAttribute(MERGING, false);
	}

	/** Makes the project's markers say which of its plans are broken. */
	static void show(IProject project, List<Broken> broken) {
		try {
			if (!project.isAccessible()) {
				return;
			}
			List<Broken> missing = new ArrayList<>(broken);
			for (IMarker marker : project.findMarkers(TYPE, true, IResource.DEPTH_INFINITE)) {
				if (!missing.removeIf(plan -> says(marker, plan))) {
					marker.delete();
				}
			}
			for (Broken plan : missing) {
				plan.file().createMarker(TYPE, Map.of(IMarker.SEVERITY, IMarker.SEVERITY_ERROR, IMarker.MESSAGE, plan.message(),
						IMarker.LINE_NUMBER, Math.max(1, plan.line()), MERGING, plan.merging()));
			}
		} catch (CoreException e) {
			// The file or the project is gone; so is the problem.
			ILog.of(PlanMarkers.class).log(Status.warning("Cannot show the problems of plans in " + project.getName(), e));
		}
	}

	private static boolean says(IMarker marker, Broken broken) {
		return marker.getResource().equals(broken.file()) && broken.message().equals(marker.getAttribute(IMarker.MESSAGE, ""));
	}
}
