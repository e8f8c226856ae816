/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.BenchmarkRequest;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.benchmark.NewBenchmark;

/** A benchmark while it runs, of a subject that needs neither agents nor the network, and the pages of its launch configuration. */
final class BenchmarkScreens extends Screens {
	/** Five forks of each of the four runs: enough for intervals that become narrower. */
	private static final int FORKS_SHOWN = 20;
	private static final List<String> PAGES = List.of("subjects", "workload", "java", "results");

	@Override
	void take(Camera camera, Path folder) throws Exception {
		JavaProject project = new JavaProject("benchmarks");
		Path descriptor = Files.writeString(folder.resolve("stopwatch.json"), BenchmarkRuns.SUBJECT);
		running(camera, project, descriptor);
		launchConfiguration(camera, project, descriptor);
	}

	private static void running(Camera camera, JavaProject project, Path descriptor) throws Exception {
		BenchmarkView view = (BenchmarkView) show(BenchmarkView.ID);
		AvailableSubjects available = AvailableSubjects.read(List.of(descriptor.toString()));
		Benchmark.Design design = new Benchmark.Design(List.of(Benchmark.Chosen.all(available.subjects().get(descriptor.toString()))),
				List.of(Workload.of(Shape.NESTED, 8)), new RunLength(100_000, Duration.ofMillis(200)),
				new Effort(50, 50, OptionalDouble.empty(), Optional.empty(), 1), available.javas(), List.of(), "sonde bench run stopwatch",
				Optional.empty());
		BenchmarkRequest request = new BenchmarkRequest("Stopwatch", design, project.project(), false, true, Optional.empty());
		Benchmarks.here().start(request);
		try {
			Workbench.waitFor("forks", () -> BenchmarkRuns.forks(view, request) >= FORKS_SHOWN);
			PartWidgets.selectLast(view, BenchmarkRuns.RUNS);
			for (String tab : List.of("Means", "Precision", "Forks")) {
				Workbench.ui(() -> {
					PartWidgets.tab(view, tab);
					return null;
				});
				camera.view("benchmark-" + tab.toLowerCase(Locale.ROOT), view);
			}
		} finally {
			Benchmarks.here().cancel();
			Workbench.waitFor("the end of the benchmark", () -> !Benchmarks.here().isRunning());
		}
	}

	private static void launchConfiguration(Camera camera, JavaProject project, Path descriptor) throws Exception {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(NewBenchmark.TYPE)
				.newInstance(null, "Stopwatch");
		LaunchSetting.DESCRIPTORS.set(copy, "/home/you/benchmarks/" + descriptor.getFileName());
		LaunchSetting.FOLDER.set(copy, project.project().getName());
		copy.doSave();
		Workbench.display().asyncExec(() -> NewBenchmark.open(Workbench.page()));
		Shell shell = Workbench.dialog("Run Configurations");
		Workbench.waitFor("the pages", () -> Workbench.ui(() -> !Workbench.all(shell, CTabFolder.class).isEmpty()
				&& Workbench.all(shell, CTabFolder.class).getLast().getItemCount() > PAGES.size()));
		Workbench.ui(() -> {
			shell.setSize(1100, 760);
			return null;
		});
		CTabFolder pages = Workbench.ui(() -> Workbench.all(shell, CTabFolder.class).getLast());
		for (int page = 0; page < PAGES.size(); page++) {
			int index = page;
			Workbench.ui(() -> {
				Event event = new Event();
				event.item = pages.getItem(index);
				pages.setSelection(index);
				pages.notifyListeners(SWT.Selection, event);
				return null;
			});
			camera.dialog("benchmark-launch-" + PAGES.get(page));
		}
		Camera.closeDialogs();
	}
}
