/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.compiling.VersionBuilder;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.ui.benchmark.BenchmarkRequest;
import org.sonde.overhead.ui.benchmark.BenchmarkState;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.benchmark.ResultUse;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.tradeoff.TuningFile;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.report.tunings.MeasuredVersions;
import org.sonde.report.versions.BuiltVersions;
import org.sonde.report.versions.VersionSpec;
import org.sonde.report.versions.VersionSubjects;

/**
 * A benchmark of versions: builds them, keeps their classes until the benchmark has ended, and makes a series of its result sets, which the
 * view Trade-off then shows.
 */
final class VersionsBenchmark implements ResultUse, Consumer<BenchmarkState> {

	private final VersionsRequest wanted;
	private final BuiltVersions built;
	private final List<String> notes;
	private final VersionSubjects subjects;
	private final BenchmarkRequest request;
	private boolean kept;

	private VersionsBenchmark(VersionsRequest wanted, BuiltVersions built, List<String> notes, SourceOptions sources)
			throws BenchmarkException {
		this.wanted = wanted;
		this.built = built;
		this.notes = notes;
		VersionsChoice choice = wanted.choice();
		subjects = new VersionSubjects(choice.versions(), built, version -> choice.kind().kind(), choice.writers());
		subjects.update();
		Benchmark.Design design = new Benchmark.Design(choice.writers().choose(subjects.subjects()),
				List.of(choice.workload()), choice.length(), choice.effort(), wanted.javas(), List.of(),
				choice.command(sources), Optional.empty());
		request = new BenchmarkRequest(NLS.bind(Messages.VersionsBenchmark_name, wanted.project().getElementName()), design,
				wanted.folder(), false, wanted.offline(), Optional.empty(), Optional.empty(), this);
	}

	/**
	 * Builds the versions; not for the thread of the user interface.
	 *
	 * @throws CoreException      if a version cannot be built, or the series has one of its name; the message has a line for each reason
	 * @throws BenchmarkException if the kind cannot start a version
	 */
	static VersionsBenchmark build(VersionsRequest given, IProgressMonitor monitor)
			throws CoreException, MetricsException, BenchmarkException {
		VersionsRequest wanted = given.oldestFirst();
		VersionsChoice choice = wanted.choice();
		List<VersionSpec> specs = choice.versions();
		SubMonitor progress = SubMonitor.convert(monitor, specs.size() + 1);
		new TuningFile(wanted.seriesFile()).requireNew(specs.stream().map(VersionSpec::name).toList());
		SourceOptions project = ProjectSources.options(wanted.project());
		SourceOptions sources = new SourceOptions(project.release(), project.classPath(), wanted.libraries(), List.of());
		List<String> notes = new ArrayList<>();
		BuiltVersions built = null;
		boolean done = false;
		try (MavenArtifacts artifacts = MavenArtifacts.open(wanted.offline())) {
			VersionBuilder builder = new VersionBuilder(choice.component(), Profiles.DEFAULT, choice.kind().kind().classifier(), artifacts);
			built = new BuiltVersions(spec -> spec.sources(sources, choice.kind().kind()), spec -> {
				monitor.subTask(NLS.bind(Messages.VersionsBenchmark_building,
						new Object[] { spec.name(), specs.indexOf(spec) + 1, specs.size() }));
				return builder;
			}, NLS.bind(Messages.VersionsBenchmark_measureChanges, Messages.VersionsPage_workTree), notes::add,
					new MonitorProgress(progress.split(specs.size())));
			built.add(specs);
			if (!built.missing().isEmpty()) {
				throw new CoreException(Status.error(NLS.bind(Messages.VersionsBenchmark_notBuilt, String.join(", ", built.missing()))
						+ "\n\n" + String.join("\n\n", notes)));
			}
			VersionsBenchmark benchmark = new VersionsBenchmark(wanted, built, notes, sources);
			wanted.makeFolder(progress.split(1));
			done = true;
			return benchmark;
		} finally {
			if (built != null && !done) {
				built.close();
			}
		}
	}

	/**
	 * Starts to measure, in the background.
	 *
	 * @throws CoreException if something else is measured, or these versions cannot be; their classes are gone then
	 */
	void start() throws CoreException {
		Benchmarks.here().addListener(this);
		boolean started = false;
		try {
			Benchmarks.here().start(request);
			started = true;
		} finally {
			if (!started) {
				end();
			}
		}
	}

	private void end() {
		Benchmarks.here().removeListener(this);
		built.close();
	}

	@Override
	public String use(Benchmark.Outcome outcome, List<IFile> files) {
		Map<String, String> ids = new HashMap<>();
		for (int i = 0; i < files.size(); i++) {
			ids.put(outcome.sets().get(i).id(), Path.of(files.get(i).getName()).toString().replaceFirst("\\.json$", ""));
		}
		MeasuredVersions measured = subjects.measured(request.name(), outcome, wanted.choice().workload());
		List<String> sentences = new ArrayList<>();
		try {
			new TuningFile(wanted.seriesFile()).add(measured.tunings(id -> ids.getOrDefault(id, id)), new NullProgressMonitor());
			kept = true;
			sentences.add(NLS.bind(Messages.VersionsBenchmark_kept, ProjectFiles.name(wanted.seriesFile())));
		} catch (CoreException e) {
			sentences.add(e.getMessage());
		}
		sentences.addAll(notes);
		return String.join(" ", sentences);
	}

	@Override
	public void accept(BenchmarkState state) {
		if (state.request() == request && state.isOver()) {
			end();
			if (kept && PlatformUI.isWorkbenchRunning()) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(this::show);
			}
		}
	}

	private void show() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window != null && window.getActivePage() != null) {
			TradeOffView.open(window.getActivePage(), wanted.seriesFile());
		}
	}
}
