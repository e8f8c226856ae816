/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.util.OptionalDouble;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;

/**
 * The limit that a launch configuration sets to the records of runs with probes.
 *
 * @param typed records per second, as typed; blank for no limit
 */
public record GuardChoice(String typed) {
	private static final String GUARD = "org.sonde.instrumentation.launch.guard";

	/** What the configuration says: no limit unless it has one. */
	public static GuardChoice of(ILaunchConfiguration configuration) {
		try {
			return new GuardChoice(configuration.getAttribute(GUARD, ""));
		} catch (CoreException e) {
			return new GuardChoice(""); // the configuration cannot be read, and will say so when it is run
		}
	}

	/** Writes it down; what is usual is left out. */
	public void into(ILaunchConfigurationWorkingCopy configuration) {
		configuration.setAttribute(GUARD, typed.isBlank() ? null : typed.strip());
	}

	/** Whether it is blank, or a number above 0. */
	public boolean isValid() {
		return typed.isBlank() || limit().isPresent();
	}

	/** Records per second, above 0; empty for no limit, and for what is no number. */
	public OptionalDouble limit() {
		try {
			double number = typed.isBlank() ? 0 : Double.parseDouble(typed.strip());
			return number > 0 && Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
		} catch (NumberFormatException e) {
			return OptionalDouble.empty();
		}
	}
}
