/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.workspace.PlanState;

/**
 * What the user wants to have measured.
 *
 * @param program   a Java application, or JUnit tests
 * @param plan      whose probes it gets
 * @param resultSet the id of the set for the estimate; empty to estimate nothing
 */
public record MeasureRequest(ILaunchConfiguration program, PlanState.Loaded plan, UnitOfWork unit, ProgramEffort effort,
		Optional<String> resultSet) {

	/** For people. */
	public String name() {
		return NLS.bind(Messages.MeasureRequest_name, program.getName(), plan.file().getName());
	}
}
