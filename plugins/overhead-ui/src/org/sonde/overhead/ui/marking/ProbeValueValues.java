/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Map;

import org.eclipse.core.commands.IParameterValues;

/** The values that a probe can be given, for key bindings. */
public final class ProbeValueValues implements IParameterValues {
	@Override
	public Map<String, String> getParameterValues() {
		return Map.of("1", "1", "2", "2", "3", "3", "4", "4", "5", "5");
	}
}
