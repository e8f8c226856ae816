/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.plans.WorkspacePlans;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.OtherProbes;

/** The plan that a log is compared with: that of the run that wrote it, else the active one of a project. */
final class PlanLogComparison {

	private final Tab<PlanLogPage> page;
	private final Consumer<Runnable> later;
	private final Runnable changed;
	private Optional<LogReading> log = Optional.empty();
	private Optional<IProject> project = Optional.empty();
	/** Whose editors show how often methods were executed. */
	private Optional<IProject> marked = Optional.empty();

	/**
	 * @param later   runs something in the thread of the user interface, unless the view is closed
	 * @param changed is run when another comparison is shown
	 */
	PlanLogComparison(Tab<PlanLogPage> page, Consumer<Runnable> later, Runnable changed) {
		this.page = page;
		this.later = later;
		this.changed = changed;
	}

	/** Compares a plan with the log, or says what is missing. */
	void hold(Optional<IProject> newProject, Optional<LogReading> newLog) {
		project = newProject.filter(IProject::isAccessible);
		log = newLog;
		if (log.isEmpty()) {
			unmark();
			return;
		}
		if (log.get().run().isPresent()) {
			compare(log.get().run().get(), log.get());
			return;
		}
		if (project.isEmpty()) {
			none(Messages.PlanLogComparison_selectProject);
			return;
		}
		switch (PlanStore.ofWorkspace().active(project.get())) {
			case PlanState.Loaded loaded -> compare(loaded, log.get());
			case PlanState.Broken broken -> none(NLS.bind(Messages.PlanLogComparison_cannotBeRead, broken.message()));
			case PlanState.Loading loading -> none(NLS.bind(Messages.PlanLogComparison_beingRead, project.get().getName()));
			case PlanState.NoPlan none -> none(NLS.bind(Messages.PlanLogComparison_noPlan, project.get().getName()));
		}
	}

	private void none(String why) {
		unmark();
		page.show(seen -> seen.showNone(why));
	}

	/** The plan as it was when the program was started: later changes had no part in what was recorded. */
	private void compare(RunOfLog run, LogReading with) {
		Job.createSystem(Messages.PlanLogComparison_comparing, (IProgressMonitor monitor) -> {
			AgentFiles export = run.run().agent().export(run.plan(), ProgramClasses.UNKNOWN, run.matches());
			Set<MethodSignature> counted = with.counted();
			SwitchedMethods switched = with.switched();
			ObservedCalls observed = with.results().comparedWith(run.plan(), run.matches(), with.source()).withExport(export)
					.withCounted(counted).withSwitched(switched.methods());
			Optional<OtherProbes> others = OtherProbes.of(observed, with.results());
			List<String> lines = new ArrayList<>(export.remarks());
			lines.addAll(weaving(run, export));
			switched.sentence().ifPresent(lines::add);
			RunConsole.say(run.run(), observed, lines);
			RecordedCalls calls = RecordedCalls.of(true, run.matches().isEmpty() ? observed
					: ofMethods(run.plan(), run.matches().get(), with).withExport(export).withCounted(counted)
							.withSwitched(switched.methods()));
			later.accept(() -> {
				if (log.filter(shown -> shown == with).isPresent()) {
					page.show(seen -> seen.show(observed, run.planName(), others));
					mark(ResourcesPlugin.getWorkspace().getRoot().getProject(run.run().project()), calls);
					changed.run();
				}
			});
		}).schedule();
	}

	/** The methods of patterns are single ones: the editors show each. */
	private static ObservedCalls ofMethods(Plan plan, PlanMatches matches, LogReading with) {
		return with.results().comparedWith(matches.methodsOf(plan), Optional.empty(), with.source());
	}

	private void mark(IProject of, RecordedCalls calls) {
		if (!marked.equals(Optional.of(of))) {
			unmark();
		}
		marked = Optional.of(of);
		LastRecordings.ofWorkspace().show(of, calls);
	}

	private void unmark() {
		marked.ifPresent(LastRecordings.ofWorkspace()::forget);
		marked = Optional.empty();
	}

	/** What AspectJ did in the run, in lines. */
	private static List<String> weaving(RunOfLog run, AgentFiles export) {
		List<MethodSignature> planned = Stream.concat(export.collecting().stream(), export.deactivated().stream())
				.sorted(MethodSignature.FILE_ORDER).toList();
		return run.weaving().map(report -> report.lines(planned)).orElse(List.of());
	}

	/** In the background: a plan and a log may be large. */
	private void compare(PlanState.Loaded loaded, LogReading with) {
		Job.createSystem(Messages.PlanLogComparison_comparing, (IProgressMonitor monitor) -> {
			Optional<PlanMatches> matches = PatternStore.ofWorkspace().find(loaded, monitor);
			Set<String> switched = with.switched().methods();
			ObservedCalls observed = with.results().comparedWith(loaded.plan(), matches, with.source()).withSwitched(switched);
			Optional<OtherProbes> others = OtherProbes.of(observed, with.results());
			RecordedCalls calls = RecordedCalls.of(false, matches.isEmpty() ? observed
					: ofMethods(loaded.plan(), matches.get(), with).withSwitched(switched));
			later.accept(() -> {
				if (log.filter(shown -> shown == with).isPresent() && project.equals(Optional.of(loaded.project()))
						&& loaded.equals(PlanStore.ofWorkspace().active(loaded.project()))) {
					page.show(seen -> seen.show(observed, ProjectFiles.name(loaded.file()), others));
					mark(loaded.project(), calls);
					changed.run();
				}
			});
		}).schedule();
	}

	/** The plan that the log is compared with. */
	Optional<IFile> file() {
		return log.flatMap(shown -> project).filter(IProject::isAccessible)
				.flatMap(one -> PlanStore.ofWorkspace().active(one) instanceof PlanState.Loaded loaded ? Optional.of(loaded.file())
						: Optional.empty());
	}

	/** Sets the calls per second of the plan's probes to those of the log; in the background, to be undone. */
	void takeCalls(IWorkbenchPart part) {
		file().ifPresent(file -> takeCalls(log.orElseThrow(), file, part));
	}

	/**
	 * The same for any log and plan.
	 *
	 * @param part says in its status line what was taken
	 */
	static void takeCalls(LogReading log, IFile file, IWorkbenchPart part) {
		Job.create(Messages.PlanLogComparison_readingPatterns, (IProgressMonitor monitor) -> {
			Optional<PlanMatches> matches = PlanStore.ofWorkspace().load(file.getProject()) instanceof PlanState.Loaded loaded
					&& loaded.file().equals(file) ? PatternStore.ofWorkspace().find(loaded, monitor) : Optional.empty();
			LogResults results;
			try {
				results = LogJob.among(log, new ActiveProbes(WorkspacePlans.load(file).plan(), matches), monitor);
			} catch (CancellationException e) {
				return;
			}
			Set<MethodSignature> counted = log.counted();
			SwitchedMethods switched = log.switched();
			AtomicReference<String> taken = new AtomicReference<>();
			PlanEdits.run(Messages.PlanLogComparison_takeCalls, file, edited -> {
				ObservedCalls observed = results.comparedWith(edited, matches, log.source()).withCounted(counted)
						.withSwitched(switched.methods());
				ObservedCalls.WithoutRecord silent = observed.into(edited);
				taken.set(Plural.bind(Messages.PlanLogComparison_taken, observed.rates().rates().size(), silent.probes(), silent.zero(),
						silent.kept()));
			}, () -> StatusLine.show(part, taken.get()));
		}).schedule();
	}
}
