/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.CutTraces;

/** The quick fixes of constructors that end traces too early: another kind for the whole plan, or no probes in constructors. */
public final class CutTracesFixes implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return true;
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return new IMarkerResolution[] {
				new PlanFix(marker, CutTraces.TYPE, Messages.CutTracesFixes_execution, Messages.PlanFix_setKind,
						all -> CutTracesFixes::recordExecutions),
				new PlanFix(marker, CutTraces.TYPE, Messages.CutTracesFixes_remove, Messages.CutTracesFixes_undoRemove,
						all -> CutTracesFixes::removeConstructors) };
	}

	private static void recordExecutions(Plan plan) {
		Probes.ofOperations(plan).forEach(probe -> probe.setKind(ProbeKind.OPERATION_EXECUTION));
	}

	private static void removeConstructors(Plan plan) {
		plan.getProbes().removeAll(plan.getProbes().stream().filter(CutTracesFixes::isOfConstructors).toList());
	}

	private static boolean isOfConstructors(Probe probe) {
		try {
			return probe instanceof MethodProbe own && own.isConstructor()
					|| probe instanceof PatternProbe pattern && MethodPattern.parse(pattern.getPattern()).constructor();
		} catch (PatternException e) {
			// It matches nothing.
			return false;
		}
	}
}
