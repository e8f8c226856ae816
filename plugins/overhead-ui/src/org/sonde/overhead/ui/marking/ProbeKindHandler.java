/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.IJavaElement;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marks;

/** Sets the kind of the selected elements' probes. */
public final class ProbeKindHandler extends StatefulHandler {
	private static final String ID = "org.sonde.overhead.ui.probeKind";
	/** The id of the command's parameter, a literal of {@link ProbeKind}. */
	private static final String KIND = ID + ".kind";

	/** Called by the platform. */
	public ProbeKindHandler() {
		super(ID, event -> MarkingCommand.kind(ProbeKind.get(event.getParameter(KIND))),
				element -> Marks.mayHold(element, Probes::isOfOperations));
	}

	@Override
	protected boolean isChecked(List<IJavaElement> selection, Map<?, ?> parameters) {
		ProbeKind kind = ProbeKind.get((String) parameters.get(KIND));
		return CommonProbes.all(selection, probe -> Probes.isOfOperations(probe) && probe.getKind() == kind);
	}
}
