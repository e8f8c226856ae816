/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

/** The constructors whose probes make Kieker end traces too early: one warning in the plan's file, at the first of them. */
public final class CutTraces {
	/** Type of the markers. */
	public static final String TYPE = PlanStore.NAMESPACE + ".cutTraces";

	private CutTraces() {
	}

	/** Whether a plan's own probes cut its traces now and did not before the change. */
	public static boolean causedBy(PlanChange change) {
		return KiekerAspectJ.cuttingTraces(PlanState.byMethod(change.before())).isEmpty()
				&& !KiekerAspectJ.cuttingTraces(PlanState.byMethod(change.after())).isEmpty();
	}

	/** Makes the marker of the active plan say this, and takes those of the other plans away. */
	static void show(IFile plan, Map<MethodSignature, Probe> probes) throws CoreException {
		List<MethodSignature> constructors = KiekerAspectJ.cuttingTraces(probes);
		ProbeMarkers.show(plan.getProject(), TYPE, plan, constructors.isEmpty() ? List.of()
				: List.of(Map.of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING, IMarker.MESSAGE,
						"Traces end too early: " + Counted.of(constructors.size(), "constructor")
								+ (constructors.size() == 1 ? " has a probe" : " have probes")
								+ " for operation events, and Kieker ends the trace with each of them.",
						IMarker.LINE_NUMBER, ProbeMarkers.lines(plan).getOrDefault(Probes.name(probes.get(constructors.getFirst())), 1))));
	}
}
