/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.CallerSensitiveMarkers;
import org.sonde.overhead.ui.marking.PlanEdits;

/** The quick fix of a probe that may change the program: another kind, which does not. */
public final class CallerSensitiveFixes implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return true;
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return new IMarkerResolution[] { new RecordExecutions(marker) };
	}

	/** For any number of markers at once. */
	private static final class RecordExecutions extends PlanFix {
		RecordExecutions(IMarker marker) {
			super(marker, CallerSensitiveMarkers.TYPE);
		}

		@Override
		public String getLabel() {
			return Messages.CallerSensitiveFixes_execution;
		}

		@Override
		public void run(IMarker[] markers, IProgressMonitor monitor) {
			Map<IFile, Set<String>> byPlan = Arrays.stream(markers).filter(this::fixes)
					.collect(Collectors.groupingBy(each -> (IFile) each.getResource(), LinkedHashMap::new,
							Collectors.mapping(CallerSensitiveMarkers::probeOf, Collectors.toSet())));
			byPlan.forEach((file, names) -> PlanEdits.run(Messages.CallerSensitiveFixes_undo, file, plan -> plan.getProbes().stream()
					.filter(probe -> names.contains(Probes.name(probe))).forEach(probe -> probe.setKind(ProbeKind.OPERATION_EXECUTION))));
		}
	}
}
