/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.sonde.overhead.calls.RateText;

/**
 * The limit that a launch configuration sets to the records of runs with probes.
 *
 * @param typed records per second, as typed in the way of call rates; blank for no limit
 */
public record GuardChoice(String typed) {
	private static final String GUARD = "org.sonde.instrumentation.launch.guard";

	/** Returns the configuration's limit: none, unless it has one. */
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

	/** Returns what is wrong with the limit, and how to write it. Empty for a number above 0, and for no limit. */
	public Optional<String> problem() {
		if (typed.isBlank()) {
			return Optional.empty();
		}
		try {
			RateText.limit(typed);
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.of(e.getMessage());
		}
	}

	/** Records per second, above 0; empty for no limit, and for what has a problem. */
	public OptionalDouble limit() {
		return typed.isBlank() || problem().isPresent() ? OptionalDouble.empty() : OptionalDouble.of(RateText.limit(typed));
	}
}
