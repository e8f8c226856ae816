/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.launching.IVMRunner;
import org.eclipse.jdt.launching.JavaLaunchDelegate;

/** Runs a Java application with probes. */
public final class JavaProbesDelegate extends JavaLaunchDelegate {
	@Override
	public IVMRunner getVMRunner(ILaunchConfiguration configuration, String mode) throws CoreException {
		return new ProbedRunner(super.getVMRunner(configuration, ILaunchManager.RUN_MODE), verifyVMInstall(configuration),
				getJavaProject(configuration));
	}
}
