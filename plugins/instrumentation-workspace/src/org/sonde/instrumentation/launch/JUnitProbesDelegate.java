/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.junit.launcher.AdvancedJUnitLaunchConfigurationDelegate;
import org.eclipse.jdt.launching.IVMRunner;

/** Runs JUnit tests with probes. */
public final class JUnitProbesDelegate extends AdvancedJUnitLaunchConfigurationDelegate {
	@Override
	public IVMRunner getVMRunner(ILaunchConfiguration configuration, String mode) throws CoreException {
		return new ProbedRunner(super.getVMRunner(configuration, ILaunchManager.RUN_MODE), verifyVMInstall(configuration),
				getJavaProject(configuration));
	}
}
