/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.instrumentation.launch.ConfiguredProgram;

/** The launch configurations that can be measured: those of Java applications and JUnit tests. */
public final class Programs {

	private Programs() {
	}

	/** Returns the configurations that the user sees, too. */
	static List<ILaunchConfiguration> all() {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		try {
			List<ILaunchConfiguration> all = new ArrayList<>();
			for (String type : List.of(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION, ConfiguredProgram.JUNIT)) {
				all.addAll(List.of(manager.getLaunchConfigurations(manager.getLaunchConfigurationType(type))));
			}
			return all.stream().filter(Programs::isSeen).toList();
		} catch (CoreException e) {
			ILog.of(Programs.class).log(e.getStatus());
			return List.of();
		}
	}

	private static boolean isSeen(ILaunchConfiguration configuration) {
		try {
			return !configuration.getAttribute(IDebugUIConstants.ATTR_PRIVATE, false);
		} catch (CoreException e) {
			return false; // its file is gone or broken
		}
	}

	/** The open project that it is started from. */
	static Optional<IProject> projectOf(ILaunchConfiguration configuration) {
		try {
			String name = configuration.getAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, "");
			return name.isEmpty() ? Optional.empty()
					: Optional.of(ResourcesPlugin.getWorkspace().getRoot().getProject(name)).filter(IProject::isAccessible);
		} catch (CoreException e) {
			return Optional.empty();
		}
	}

	/** The one that the user most probably means: started from the project, the one that was run last first. */
	static ILaunchConfiguration proposed(List<ILaunchConfiguration> all, Optional<IProject> project, Optional<ILaunchConfiguration> last) {
		return last.filter(all::contains).filter(one -> project.isEmpty() || projectOf(one).equals(project))
				.or(() -> all.stream().filter(one -> project.isPresent() && projectOf(one).equals(project)).findFirst())
				.orElse(all.getFirst());
	}

	/**
	 * A program as it is measured.
	 *
	 * @throws BenchmarkException if its Java cannot be used
	 */
	public static UserProgram runnable(ConfiguredProgram program) throws BenchmarkException {
		return new UserProgram(JavaHome.of(program.javaHome()), program.command(), program.folder(), program.environment());
	}
}
