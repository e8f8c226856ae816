/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.PlanFiles;

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
		Map<String, Integer> lines = lines(plan);
		List<Map<String, Object>> wanted = found.stream().map(one -> Map.<String, Object>of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING,
				IMarker.MESSAGE, one.message(), IMarker.LINE_NUMBER, lines.getOrDefault(one.probe(), 1), PROBE, one.probe())).toList();
		List<Map<String, Object>> shown = new ArrayList<>();
		for (IMarker marker : plan.getProject().findMarkers(TYPE, false, IResource.DEPTH_INFINITE)) {
			shown.add(marker.getResource().equals(plan) ? marker.getAttributes() : Map.of());
		}
		if (shown.size() == wanted.size() && shown.containsAll(wanted)) {
			return;
		}
		plan.getWorkspace().run(monitor -> {
			clear(plan.getProject());
			for (Map<String, Object> attributes : wanted) {
				plan.createMarker(TYPE, attributes);
			}
		}, plan.getWorkspace().getRuleFactory().markerRule(plan), IWorkspace.AVOID_UPDATE, null);
	}

	private static Map<String, Integer> lines(IFile plan) throws CoreException {
		try {
			return PlanFiles.linesOfProbes(new ByteArrayInputStream(PlanEdit.bytesOf(plan)), plan.getName());
		} catch (IOException e) {
			// The file changed since it was read. It is looked at again.
			return Map.of();
		}
	}
}
