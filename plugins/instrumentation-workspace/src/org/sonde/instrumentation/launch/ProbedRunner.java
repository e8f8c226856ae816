/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMInstall2;
import org.eclipse.jdt.launching.IVMRunner;
import org.eclipse.jdt.launching.VMRunnerConfiguration;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ProgramStart;
import org.sonde.instrumentation.workspace.PlanState;

/**
 * Starts a program as another runner would, with the probes of the active plan of its project. What the launch configuration says
 * is kept; agent, arguments and class path are added to it.
 *
 * @param usual   the runner without probes
 * @param vm      the Java that runs the program
 * @param project of the program
 */
record ProbedRunner(IVMRunner usual, IVMInstall vm, IJavaProject project) implements IVMRunner {
	/** If a Java does not state its version, it is later than those that are refused. */
	private static final int UNKNOWN_JAVA = 21;

	@Override
	public void run(VMRunnerConfiguration configuration, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		PlanState.Loaded plan = ProgramPlan.of(project);
		AgentChoice chosen = AgentChoice.of(launch.getLaunchConfiguration());
		Optional<Path> jar = chosen.file();
		try {
			ActiveRun run = ProbedRuns.ofWorkspace().prepare(launch.getLaunchConfiguration().getName(), chosen.agent(),
					GuardChoice.of(launch.getLaunchConfiguration()).limit(), plan, program(configuration), monitor);
			try {
				start(run, jar, configuration, launch, monitor);
			} finally {
				if (launch.getProcesses().length == 0) {
					ProbedRuns.ofWorkspace().forget(run);
				}
			}
		} catch (LaunchException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		} catch (IOException e) {
			throw new CoreException(
					Status.error("Cannot start the program, because its probe files cannot be written: " + IoErrorText.inWords(e), e));
		}
	}

	private RunProgram program(VMRunnerConfiguration configuration) {
		return new RunProgram(project,
				Stream.concat(paths(configuration.getClassPath()).stream(), paths(configuration.getModulepath()).stream()).toList());
	}

	private void start(ActiveRun run, Optional<Path> jar, VMRunnerConfiguration configuration, ILaunch launch, IProgressMonitor monitor)
			throws IOException, LaunchException, CoreException {
		if (run.isEmpty()) {
			throw run.run().agent().nothing(run.run().plan());
		}
		usual.run(withProbes(configuration, run, jar), launch, monitor);
		for (IProcess process : launch.getProcesses()) {
			ProbedRuns.ofWorkspace().follow(run, process);
		}
	}

	@Override
	public String showCommandLine(VMRunnerConfiguration configuration, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		return usual.showCommandLine(configuration, launch, monitor);
	}

	private VMRunnerConfiguration withProbes(VMRunnerConfiguration configuration, ActiveRun run, Optional<Path> jar)
			throws IOException, LaunchException {
		AgentLaunch.Start start = ProbedRuns.launch(run.run(), jar).start(
				new ProgramStart(javaFeature(), known(vm, configuration), paths(configuration.getModulepath())),
				paths(configuration.getClassPath()), run.files(),
				new AgentLaunch.Weaving(run.wovenTypes(), run.hasPatterns(), ProbedRuns.ofWorkspace().agents()));
		List<String> arguments = new ArrayList<>(List.of(configuration.getVMArguments()));
		arguments.addAll(start.arguments());
		if (run.isSwitchable()) {
			arguments.addAll(KiekerLaunch.switching());
		}
		arguments.addAll(run.receive());
		VMRunnerConfiguration probed = new VMRunnerConfiguration(configuration.getClassToLaunch(),
				start.classPath().stream().map(Path::toString).toArray(String[]::new));
		probed.setVMArguments(arguments.toArray(String[]::new));
		probed.setProgramArguments(configuration.getProgramArguments());
		probed.setEnvironment(with(start.environment(), configuration.getEnvironment()));
		probed.setBootClassPath(configuration.getBootClassPath());
		probed.setVMSpecificAttributesMap(configuration.getVMSpecificAttributesMap());
		probed.setWorkingDirectory(configuration.getWorkingDirectory());
		probed.setResumeOnStartup(configuration.isResumeOnStartup());
		probed.setModulepath(configuration.getModulepath());
		probed.setModuleDescription(configuration.getModuleDescription());
		probed.setOverrideDependencies(configuration.getOverrideDependencies());
		probed.setPreviewEnabled(configuration.isPreviewEnabled());
		probed.setMergeOutput(configuration.isMergeOutput());
		return probed;
	}

	/** Variables besides those of a configuration, which are this process's own if it sets none. */
	private static String[] with(Map<String, String> variables, String[] environment) {
		if (variables.isEmpty()) {
			return environment;
		}
		Stream<String> own = environment == null ? System.getenv().entrySet().stream().map(one -> one.getKey() + "=" + one.getValue())
				: Arrays.stream(environment);
		return Stream.concat(own, variables.entrySet().stream().map(one -> one.getKey() + "=" + one.getValue())).toArray(String[]::new);
	}

	/** The arguments of the installed Java, of the configuration, and what JDT adds for modules. */
	static List<String> known(IVMInstall vm, VMRunnerConfiguration configuration) {
		String ofModules = Optional.ofNullable(configuration.getOverrideDependencies()).orElse("");
		return Stream.of(Optional.ofNullable(vm.getVMArguments()).orElse(new String[0]), configuration.getVMArguments(),
				DebugPlugin.parseArguments(ofModules)).flatMap(Arrays::stream).toList();
	}

	private int javaFeature() {
		String version = vm instanceof IVMInstall2 known ? known.getJavaVersion() : null;
		if (version == null) {
			return UNKNOWN_JAVA;
		}
		String[] parts = version.split("[._+-]");
		try {
			int first = Integer.parseInt(parts[0]);
			return first == 1 && parts.length > 1 ? Integer.parseInt(parts[1]) : first;
		} catch (NumberFormatException e) {
			return UNKNOWN_JAVA;
		}
	}

	static List<Path> paths(String[] paths) {
		return paths == null ? List.of() : Arrays.stream(paths).map(Path::of).toList();
	}
}
