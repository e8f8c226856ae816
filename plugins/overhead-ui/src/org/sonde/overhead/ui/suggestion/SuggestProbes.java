/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.io.IOException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectProgram;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.overhead.ui.marking.MarkingTarget;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.placement.suggestion.PatternOffer;
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionFinder;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.placement.suggestion.SuggestionRequest;
import org.sonde.placement.suggestion.Suggestions;
import org.sonde.report.placement.SuggestedPlan;

/** Looks for methods to suggest in the classes of a project, asks which of them get a probe, and adds those as one change. */
public final class SuggestProbes {
	private SuggestProbes() {
	}

	/**
	 * Starts looking; in the user interface's thread.
	 *
	 * @param part   where the command was given: its status line tells what came of it, and an editor's Undo takes it back
	 * @param target an element of the project
	 */
	public static void start(IWorkbenchPart part, MarkingTarget target) {
		Optional<IUndoContext> undo = PlanOperation.contextOf(part);
		Job job = Job.create(Messages.SuggestProbes_looking, (IProgressMonitor monitor) -> {
			SubMonitor progress = SubMonitor.convert(monitor, 20);
			Optional<IJavaProject> project = target.resolve(progress.split(1)).stream().map(IJavaElement::getJavaProject)
					.filter(one -> one != null && one.exists()).findFirst();
			if (project.isEmpty()) {
				StatusLine.show(part, Messages.SuggestProbes_noProject, true);
				return;
			}
			ProjectSuggestions found = find(project.get(), progress.split(19));
			SuggestionChoice choice = found.choice();
			Shell shell = part.getSite().getShell();
			shell.getDisplay().asyncExec(() -> {
				if (!shell.isDisposed()) {
					new SuggestDialog(shell, found, choice, (methods, patterns) -> add(part, undo, found, methods, patterns)).open();
				}
			});
		});
		job.setUser(true);
		job.schedule();
	}

	/**
	 * Looks for methods; not in the user interface's thread.
	 *
	 * @throws CoreException if the classes or the plan cannot be read, or the project was not built
	 */
	static ProjectSuggestions find(IJavaProject project, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		PlanStore store = PlanStore.ofWorkspace();
		Plan plan = store.loadPlan(project.getProject());
		ClassPath path = ProjectSources.program(project);
		try (ProjectProgram program = new ProjectProgram(project, path, progress.split(1))) {
			Suggestions suggestions = SuggestionFinder.of(
					new SuggestionRequest(path, SuggestionKind.USUAL, EnumSet.allOf(SuggestionFilter.class),
							SuggestionRequest.MIN_INSTRUCTIONS,
							SuggestionRequest.MIN_COMPLEXITY, program::complexity, Optional.empty(), method -> true),
					new MonitorProgress(progress.split(8)));
			if (suggestions.types() == 0) {
				throw new CoreException(Status.error(NLS.bind(Messages.SuggestProbes_noClasses, project.getElementName())));
			}
			Set<MethodSignature> planned = new HashSet<>(program.match(plan, progress.split(1)).byMethod().keySet());
			Probes.methodProbes(plan).forEach(probe -> planned.add(probe.signature()));
			return new ProjectSuggestions(project, path, store.activeFile(project.getProject()), planned, suggestions);
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		} catch (IOException e) {
			throw unreadable(project, e);
		}
	}

	private static CoreException unreadable(IJavaProject project, IOException reason) {
		return new CoreException(
				Status.error(NLS.bind(Messages.SuggestProbes_unreadable, project.getElementName(), reason.getMessage()), reason));
	}

	/** One change, whatever it consists of; in the background. */
	private static void add(IWorkbenchPart part, Optional<IUndoContext> undo, ProjectSuggestions found, List<MethodSignature> methods,
			boolean patterns) {
		Job job = Job.create(Messages.SuggestProbes_adding, (IProgressMonitor monitor) -> {
			List<PatternOffer> offers = patterns ? offers(found, methods, monitor) : List.of();
			PlanEdits.run(Messages.SuggestProbes_add, found.file(), plan -> SuggestedPlan.add(methods, offers, plan), undo,
					() -> StatusLine.show(part, Plural.bind(Messages.SuggestProbes_added, methods.size(), found.file().getName())));
		});
		job.setUser(patterns);
		job.schedule();
	}

	private static List<PatternOffer> offers(ProjectSuggestions found, List<MethodSignature> methods, IProgressMonitor monitor)
			throws CoreException {
		MonitorProgress progress = new MonitorProgress(monitor);
		try (Program program = new Program(found.path(), progress)) {
			return PatternOffer.of(methods, program, progress);
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		} catch (IOException e) {
			throw unreadable(found.project(), e);
		}
	}
}
