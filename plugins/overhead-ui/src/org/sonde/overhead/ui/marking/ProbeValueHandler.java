/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.IJavaElement;
import org.sonde.instrumentation.workspace.Marks;

/** Sets the value of the selected elements' probes. */
public final class ProbeValueHandler extends StatefulHandler {
	private static final String ID = "org.sonde.overhead.ui.probeValue";
	/** The id of the command's parameter, a number from 1 to 5. */
	private static final String VALUE = ID + ".value";

	/** Called by the platform. */
	public ProbeValueHandler() {
		super(ID, event -> command(Integer.parseInt(event.getParameter(VALUE))), element -> Marks.mayHold(element, probe -> true));
	}

	private static MarkingCommand command(int value) {
		return MarkingCommand.change(Messages.ProbeValueHandler_setValue, probe -> probe.getValue() != value,
				probe -> probe.setValue(value));
	}

	@Override
	protected boolean isChecked(List<IJavaElement> selection, Map<?, ?> parameters) {
		return CommonProbes.all(selection, probe -> String.valueOf(probe.getValue()).equals(parameters.get(VALUE)));
	}
}
