/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.BenchmarkRequest;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.benchmark.FolderField;
import org.sonde.overhead.ui.benchmark.LaunchSetting;

/** Runs a launch configuration of type Sonde Benchmark: starts the benchmark in the background, and shows it. */
public final class BenchmarkLaunchDelegate extends LaunchConfigurationDelegate {

	/** Nothing in the workspace is measured, so nothing need be built. */
	@Override
	public boolean buildForLaunch(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) {
		return false;
	}

	@Override
	public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		BenchmarkProcess process = new BenchmarkProcess(launch, configuration.getName());
		try {
			Benchmarks.here().addListener(process);
			Benchmarks.here().start(request(configuration));
		} catch (CoreException | IllegalArgumentException e) {
			process.forget();
			throw new CoreException(Status.error(e.getMessage(), e));
		}
		showView();
	}

	/**
	 * What the configuration asks for. Reads descriptors and looks for Java.
	 *
	 * @throws IllegalArgumentException naming the remedy, if something is wrong
	 */
	public static BenchmarkRequest request(ILaunchConfiguration configuration) throws CoreException {
		WorkloadSettings workload = WorkloadSettings.of(configuration);
		SubjectSettings subjects = SubjectSettings.of(configuration);
		AvailableSubjects available = AvailableSubjects.read(subjects.descriptors());
		List<Benchmark.Chosen> chosen = subjects.chosen(available);
		String folder = LaunchSetting.FOLDER.of(configuration);
		IContainer container = FolderField.find(folder)
				.orElseThrow(() -> new IllegalArgumentException(FolderField.problem(folder).orElse(folder)));
		String wanted = LaunchSetting.JAVA.of(configuration);
		List<JavaHome> javas = wanted.isEmpty() ? available.javas() : List.of(available.java(wanted).orElseThrow(
						() -> new IllegalArgumentException(NLS.bind(Messages.BenchmarkLaunchDelegate_noJava, wanted))));
		SubjectSettings.checkJava(chosen, javas);
		List<String> arguments = List.of(DebugPlugin.parseArguments(LaunchSetting.JVM_ARGUMENTS.of(configuration)));
		Benchmark.Design design = new Benchmark.Design(chosen, workload.workloads(), workload.length(), workload.effort(), javas, arguments,
				BenchmarkCommand.run(List.copyOf(subjects.ids().keySet()), chosen, workload.workloads(), workload.length(),
						workload.effort(), arguments),
				Optional.empty());
		return new BenchmarkRequest(configuration.getName(), design, container, LaunchSetting.KEEP_RAW.isSet(configuration),
				LaunchSetting.OFFLINE.isSet(configuration), Optional.empty());
	}

	private static void showView() {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			if (window != null && window.getActivePage() != null) {
				try {
					window.getActivePage().showView(BenchmarkView.ID);
				} catch (PartInitException e) {
					ILog.of(BenchmarkLaunchDelegate.class).log(e.getStatus());
				}
			}
		});
	}
}
