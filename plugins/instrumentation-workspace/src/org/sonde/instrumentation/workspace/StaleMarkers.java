/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.sonde.instrumentation.plan.CodePlace;

/** Shows stale probes where problems are looked for: as warnings at their lines in the plan's file. */
public final class StaleMarkers {
	/** Type of the markers. */
	public static final String TYPE = PlanStore.NAMESPACE + ".staleProbe";
	private static final String PLACE = "place";
	private static final String SIMILAR = "similar";

	private StaleMarkers() {
	}

	/** Returns the place of the marker, as in the plan. */
	public static CodePlace placeOf(IMarker marker) {
		return PlaceSpelling.parse(marker.getAttribute(PLACE, ""));
	}

	/** Returns the places that it may have moved to, the most similar first. */
	public static List<CodePlace> similarTo(IMarker marker) {
		return marker.getAttribute(SIMILAR, "").lines().map(PlaceSpelling::parse).toList();
	}

	/** Makes the file's markers say this; what they say already is left alone. */
	static void show(IFile plan, Collection<StaleProbe> stale) throws CoreException {
		List<Map<String, Object>> wanted = new ArrayList<>();
		if (!stale.isEmpty()) {
			Map<String, Integer> lines = ProbeMarkers.lines(plan);
			stale.forEach(probe -> wanted.add(Map.of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING, IMarker.MESSAGE, probe.message(),
					IMarker.LINE_NUMBER, lines.getOrDefault(probe.place().probeName(), 1), PLACE, PlaceSpelling.of(probe.place()), SIMILAR,
					probe.similar().stream().map(PlaceSpelling::of).collect(Collectors.joining("\n")))));
		}
		ProbeMarkers.show(plan, TYPE, plan, wanted);
	}
}
