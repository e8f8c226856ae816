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
import org.sonde.instrumentation.plan.PlanFiles;

/** Markers at the probes of a plan's file. */
final class ProbeMarkers {
	private ProbeMarkers() {
	}

	/** The lines of the plan's probes, by the probes' names. */
	static Map<String, Integer> lines(IFile plan) throws CoreException {
		try {
			return PlanFiles.linesOfProbes(new ByteArrayInputStream(PlanEdit.bytesOf(plan)), plan.getName());
		} catch (IOException e) {
			// The file changed since it was read. It is looked at again.
			return Map.of();
		}
	}

	static void clear(IProject project, String type) throws CoreException {
		if (project.findMarkers(type, false, IResource.DEPTH_INFINITE).length > 0) {
			project.deleteMarkers(type, false, IResource.DEPTH_INFINITE);
		}
	}

	/**
	 * Makes the markers of the plan say this, and takes others of the type within {@code scope} away. What they say already is left alone.
	 */
	static void show(IResource scope, String type, IFile plan, List<Map<String, Object>> wanted) throws CoreException {
		List<Map<String, Object>> shown = new ArrayList<>();
		for (IMarker marker : scope.findMarkers(type, false, IResource.DEPTH_INFINITE)) {
			shown.add(marker.getResource().equals(plan) ? marker.getAttributes() : Map.of());
		}
		if (shown.size() == wanted.size() && shown.containsAll(wanted)) {
			return;
		}
		plan.getWorkspace().run(monitor -> {
			scope.deleteMarkers(type, false, IResource.DEPTH_INFINITE);
			for (Map<String, Object> attributes : wanted) {
				plan.createMarker(type, attributes);
			}
		}, plan.getWorkspace().getRuleFactory().markerRule(plan), IWorkspace.AVOID_UPDATE, null);
	}
}
