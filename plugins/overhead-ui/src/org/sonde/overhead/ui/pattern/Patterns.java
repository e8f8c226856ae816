/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.pattern.PatternTemplates.Template;

/** Patterns are made and changed in a dialog. Each change can be undone. */
public final class Patterns {
	/** Finds the Java elements that are pointed at; may parse. */
	public interface Selection {
		/** @throws CoreException if the source cannot be read */
		List<IJavaElement> resolve(IProgressMonitor monitor) throws CoreException;
	}

	private Patterns() {
	}

	/**
	 * Opens the dialog for a new pattern in the active plan of the project of the selection, once it is known what is selected.
	 *
	 * @param part      where the command was given: its status line tells what came of it, and an editor's Undo takes it back
	 * @param otherwise whose plan gets the pattern if no Java element is selected
	 */
	public static void add(IWorkbenchPart part, Selection selection, Optional<IProject> otherwise) {
		Optional<IUndoContext> undo = PlanOperation.contextOf(part);
		inBackground(Messages.Patterns_lookingForSelected, monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, 2);
			List<IJavaElement> elements = selection.resolve(progress.split(1));
			Optional<IJavaProject> project = elements.stream().map(IJavaElement::getJavaProject).filter(IJavaProject::exists).findFirst()
					.or(() -> otherwise.map(JavaCore::create).filter(IJavaProject::exists));
			if (project.isPresent()) {
				List<Template> templates = PatternTemplates.of(elements, progress.split(1));
				add(part, undo, project.get(), templates);
			} else {
				StatusLine.show(part, Messages.Patterns_noProject, true);
			}
		});
	}

	/** The same for a project as a whole. */
	public static void add(IWorkbenchPart part, IProject project) {
		inBackground(Messages.Patterns_lookingForPlan,
				monitor -> add(part, Optional.empty(), JavaCore.create(project), PatternTemplates.of(List.of(), monitor)));
	}

	private static void add(IWorkbenchPart part, Optional<IUndoContext> undo, IJavaProject project, List<Template> templates)
			throws CoreException {
		PlanStore store = PlanStore.ofWorkspace();
		Plan plan = store.loadPlan(project.getProject());
		PatternProbe given = Probes.createPattern(templates.getFirst().pattern());
		given.setLongerThan(templates.getFirst().longerThan());
		given.setKind(Probes.usualKind(plan));
		open(part.getSite().getShell(), project, plan, Optional.empty(), given, templates,
				probe -> inBackground(Messages.Patterns_lookingForPlan, monitor -> {
					IFile file = store.activeFile(project.getProject());
					PlanEdits.run(Messages.Patterns_instrument, file, now -> PatternDialog.apply(now, Optional.empty(), probe), undo,
							() -> StatusLine.show(part, NLS.bind(Messages.Patterns_added, probe.getPattern(), file.getName())));
				}));
	}

	/** Opens the dialog for a pattern of the plan. */
	public static void edit(Shell shell, PlanState.Loaded plan, PatternProbe probe) {
		Optional<String> edited = Optional.of(probe.getPattern());
		open(shell, JavaCore.create(plan.project()), plan.plan(), edited, probe, List.of(),
				changed -> PlanEdits.run(Messages.Patterns_edit, plan.file(), now -> PatternDialog.apply(now, edited, changed)));
	}

	private static void open(Shell shell, IJavaProject project, Plan plan, Optional<String> edited, PatternProbe given,
			List<Template> templates,
			Consumer<PatternProbe> confirmed) {
		shell.getDisplay().asyncExec(() -> {
			if (!shell.isDisposed()) {
				new PatternDialog(shell, project, plan, edited, given, templates, confirmed).open();
			}
		});
	}

	/** Shows failures to the user. */
	static void inBackground(String name, ICoreRunnable work) {
		Job job = Job.create(name, work);
		job.setUser(true);
		job.schedule();
	}
}
