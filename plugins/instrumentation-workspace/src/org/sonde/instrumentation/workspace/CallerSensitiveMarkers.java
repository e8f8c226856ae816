/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.sonde.instrumentation.export.ExactnessNote;

/** Shows the probes that may change the program in the Problems view: as warnings at their lines in the plan's file. */
public final class CallerSensitiveMarkers {
	/** Type of the markers. */
	public static final String TYPE = PlanStore.NAMESPACE + ".changingProbe";
	private static final String PROBE = "probe";

	/**
	 * A method that its probe may change.
	 *
	 * @param probe the probe's name: the method, or a pattern that matches it
	 */
	record Found(ExactnessNote note, String probe) {
		String message() {
			return "Probe may change the program: " + note.probe() + ": " + note.reason() + ".";
		}
	}

	private CallerSensitiveMarkers() {
	}

	/** The name of the probe that the marker is about. */
	public static String probeOf(IMarker marker) {
		return marker.getAttribute(PROBE, "");
	}

	static void clear(IProject project) throws CoreException {
		if (project.findMarkers(TYPE, false, IResource.DEPTH_INFINITE).length > 0) {
			project.deleteMarkers(TYPE, false, IResource.DEPTH_INFINITE);
		}
	}

	/** Makes the markers of the active plan say this, and takes those of the other plans away. What they say already is left alone. */
	static void show(IFile plan, List<Found> found) throws CoreException {
		if (found.isEmpty()) {
			clear(plan.getProject());
			return;
		}
		Map<String, Integer> lines = ProbeMarkers.lines(plan);
		List<Map<String, Object>> wanted = found.stream().map(one -> Map.<String, Object>of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING,
				IMarker.MESSAGE, one.message(), IMarker.LINE_NUMBER, lines.getOrDefault(one.probe(), 1), PROBE, one.probe())).toList();
		ProbeMarkers.show(plan.getProject(), TYPE, plan, wanted);
	}
}
