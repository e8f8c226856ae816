/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Map;

import org.eclipse.core.commands.IParameterValues;

/** The kinds that a probe can be given, for key bindings. */
public final class ProbeKindValues implements IParameterValues {
	@Override
	public Map<String, String> getParameterValues() {
		return Map.of(Messages.ProbeKindValues_execution, "operationExecution", Messages.ProbeKindValues_events, "operationEvents");
	}
}
