/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.sonde.instrumentation.workspace.PlanState.Broken;

/** Shows a plan that cannot be read where problems are looked for: as a marker at the line of its file. */
final class PlanMarkers {
	private static final String TYPE = PlanStore.BUNDLE + ".planProblem";

	private PlanMarkers() {
	}

	/** Makes the project's markers say what is known of its active plan. */
	static void show(PlanState state) {
		IProject project = state.project();
		try {
			if (!project.isAccessible()) {
				return;
			}
			IMarker[] shown = project.findMarkers(TYPE, true, IResource.DEPTH_INFINITE);
			if (state instanceof Broken broken) {
				if (shown.length == 1 && says(shown[0], broken)) {
					return;
				}
				delete(shown);
				IFile file = broken.file();
				Map<String, Object> attributes = Map.of(IMarker.SEVERITY, IMarker.SEVERITY_ERROR, IMarker.MESSAGE,
						broken.message(), IMarker.LINE_NUMBER, Math.max(1, broken.line()));
				file.createMarker(TYPE, attributes);
			} else {
				delete(shown);
			}
		} catch (CoreException e) {
			// The file or the project is gone; so is the problem.
			ILog.of(PlanMarkers.class).log(Status.warning("Problems of plans in " + project.getName() + " are not shown", e));
		}
	}

	private static boolean says(IMarker marker, Broken broken) {
		return marker.getResource().equals(broken.file()) && broken.message().equals(marker.getAttribute(IMarker.MESSAGE, ""));
	}

	private static void delete(IMarker[] markers) throws CoreException {
		for (IMarker marker : markers) {
			marker.delete();
		}
	}
}
