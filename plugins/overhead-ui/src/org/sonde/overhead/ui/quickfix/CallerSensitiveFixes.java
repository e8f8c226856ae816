/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.CallerSensitiveProbes;

/** The quick fix of a probe that may change the program: another kind, which does not. */
public final class CallerSensitiveFixes implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return true;
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return new IMarkerResolution[] {
				new PlanFix(marker, CallerSensitiveProbes.TYPE, Messages.CallerSensitiveFixes_execution, Messages.PlanFix_setKind,
						CallerSensitiveFixes::recordExecutions) };
	}

	private static Consumer<Plan> recordExecutions(List<IMarker> markers) {
		Set<String> names = markers.stream().map(CallerSensitiveProbes::probeOf).collect(Collectors.toSet());
		return plan -> plan.getProbes().stream().filter(probe -> names.contains(Probes.name(probe)))
				.forEach(probe -> probe.setKind(ProbeKind.OPERATION_EXECUTION));
	}
}
