/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.Launch;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.junit.launcher.AdvancedJUnitLaunchConfigurationDelegate;
import org.eclipse.jdt.launching.AbstractJavaLaunchConfigurationDelegate;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMRunner;
import org.eclipse.jdt.launching.JavaLaunchDelegate;
import org.eclipse.jdt.launching.VMRunnerConfiguration;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.JavaCommand;

/**
 * The program of a launch configuration, for those who start it themselves.
 *
 * @param name     its main class or module; of tests the name of the configuration
 * @param project  that it is started from
 * @param javaHome the folder of the Java that runs it
 * @param command  that starts it without probes
 * @param folder   in which it is started
 * @param environment variables that the configuration sets or changes
 */
public record ConfiguredProgram(String name, IJavaProject project, Path javaHome, JavaCommand command, Path folder,
		Map<String, String> environment) {

	/** The type of launch configurations that run JUnit tests. */
	public static final String JUNIT = "org.eclipse.jdt.junit.launchconfig";

	/** Takes what JDT's delegate works out to be run; nothing is started. */
	private static final class Answer implements IVMRunner {
		private VMRunnerConfiguration ready;

		@Override
		public void run(VMRunnerConfiguration configuration, ILaunch launch, IProgressMonitor monitor) {
			ready = configuration;
		}

		@Override
		public String showCommandLine(VMRunnerConfiguration configuration, ILaunch launch, IProgressMonitor monitor) {
			ready = configuration;
			return "";
		}
	}

	/**
	 * The program of a configuration of the type Java Application or JUnit. Reads files. Tests only run while {@link TestResults} are
	 * awaited.
	 *
	 * @throws CoreException if it cannot be run as it is configured; the message says why
	 */
	public static ConfiguredProgram of(ILaunchConfiguration configuration, IProgressMonitor monitor) throws CoreException {
		boolean tests = configuration.getType().getIdentifier().equals(JUNIT);
		Answer answer = new Answer();
		AbstractJavaLaunchConfigurationDelegate delegate = tests ? new AdvancedJUnitLaunchConfigurationDelegate() {
			@Override
			public IVMRunner getVMRunner(ILaunchConfiguration asked, String mode) {
				return answer;
			}
		} : new JavaLaunchDelegate() {
			@Override
			public IVMRunner getVMRunner(ILaunchConfiguration asked, String mode) {
				return answer;
			}
		};
		IVMInstall vm = delegate.verifyVMInstall(configuration);
		IJavaProject project = delegate.verifyJavaProject(configuration);
		delegate.showCommandLine(configuration, ILaunchManager.RUN_MODE, new Launch(configuration, ILaunchManager.RUN_MODE, null), monitor);
		if (answer.ready == null) {
			throw new OperationCanceledException();
		}
		JavaCommand command = command(vm, answer.ready);
		return new ConfiguredProgram(tests ? configuration.getName() : command.main(), project, vm.getInstallLocation().toPath(), command,
				Path.of(answer.ready.getWorkingDirectory()), changed(answer.ready.getEnvironment()));
	}

	/**
	 * What the plan's patterns match in it. Empty if the plan has no patterns.
	 *
	 * @throws CoreException if the classes cannot be read
	 */
	public Optional<PlanMatches> match(Plan plan, IProgressMonitor monitor) throws CoreException {
		try {
			return new RunProgram(project, command.places()).match(plan, monitor);
		} catch (IOException e) {
			throw new CoreException(Status.error(project.getElementName() + ": " + IoErrorText.inWords(e), e));
		}
	}

	/** @param variables all of them, as {@code name=value}; null if none is set */
	private static Map<String, String> changed(String[] variables) {
		Map<String, String> changed = new TreeMap<>();
		for (String variable : variables == null ? new String[0] : variables) {
			int end = variable.indexOf('=', 1); // names on Windows may begin with one
			if (end > 0 && !variable.substring(end + 1).equals(System.getenv(variable.substring(0, end)))) {
				changed.put(variable.substring(0, end), variable.substring(end + 1));
			}
		}
		return changed;
	}

	private static JavaCommand command(IVMInstall vm, VMRunnerConfiguration configuration) {
		List<String> options = new ArrayList<>(ProbedRunner.known(vm, configuration));
		if (configuration.isPreviewEnabled()) {
			options.add("--enable-preview");
		}
		List<Path> modulePath = ProbedRunner.paths(configuration.getModulepath());
		List<String> program = new ArrayList<>();
		// Like JDT, this starts a module's main class from the module path.
		if (configuration.getModuleDescription() != null && !modulePath.isEmpty()) {
			program.addAll(List.of("-m", configuration.getModuleDescription() + "/" + configuration.getClassToLaunch()));
		} else {
			program.add(configuration.getClassToLaunch());
		}
		program.addAll(List.of(configuration.getProgramArguments()));
		return new JavaCommand("java", options, ProbedRunner.paths(configuration.getClassPath()), modulePath, program);
	}
}
