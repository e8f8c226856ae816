/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.sonde.instrumentation.workspace.Marks;

/** Adds probes to the selected elements, or removes them if all methods have one. Checked if a method has one. */
public final class ToggleProbeHandler extends StatefulHandler {
	/** Called by the platform. */
	public ToggleProbeHandler() {
		super("org.sonde.overhead.ui.toggleProbe", event -> MarkingCommand.TOGGLE, MarkingCommand.TOGGLE.mayChange());
	}

	@Override
	protected boolean hasKey() {
		return true;
	}

	@Override
	protected boolean isChecked(List<IJavaElement> selected, Map<?, ?> parameters) {
		return !selected.isEmpty() && selected.size() <= LOOKED_AT && selected.stream()
				.allMatch(element -> element instanceof IMethod method && Marks.probeIn(method).isPresent()
						|| element instanceof IField field && Marks.watching(field).isPresent());
	}
}
