/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;

/**
 * Finds what the patterns of the edited plan match. In a large program that takes long, so it runs in a job, some time after the last
 * change that matters; a newer change cancels it. For the thread of the user interface.
 */
final class PatternMatching {

	private static final int TYPING_SETTLES_MILLIS = 400;

	private final Display display;
	private final Consumer<Map<String, PlanMatches.OfProbe>> found;
	private final Consumer<IProject> builds = this::built;
	private final Job job = Job.create(Messages.PatternMatching_name, this::find);
	private volatile Optional<Request> request = Optional.empty();
	private volatile Map<String, PlanMatches.OfProbe> known = Map.of();

	/** @param input without patterns, nothing is matched */
	private record Request(IFile file, Plan plan, MatchInput input) {

		boolean asksTheSame(Request other) {
			return file.equals(other.file) && input.equals(other.input);
		}
	}

	/** @param found receives the matches by pattern, in the thread of the user interface */
	PatternMatching(Display display, Consumer<Map<String, PlanMatches.OfProbe>> found) {
		this.display = display;
		this.found = found;
		job.setSystem(true);
		PatternStore.ofWorkspace().addListener(builds);
	}

	/**
	 * Matches the plan, unless the previous one had the same patterns.
	 *
	 * @param file of the plan; without one there is no program to match
	 */
	void match(Optional<IFile> file, Plan plan, MatchInput input) {
		Optional<Request> newer = file.map(known -> new Request(known, plan, input));
		Optional<Request> older = request;
		if (newer.isPresent() && older.isPresent() && newer.get().asksTheSame(older.get())) {
			return;
		}
		request = newer;
		job.cancel();
		if (newer.isPresent() && !input.patterns().isEmpty()) {
			job.schedule(older.isEmpty() ? 0 : TYPING_SETTLES_MILLIS);
		}
	}

	/** After a build, the active plan matches other methods; from any thread. */
	private void built(IProject project) {
		if (request.filter(last -> last.file().getProject().equals(project) && !last.input().patterns().isEmpty()).isPresent()
				&& !PatternStore.ofWorkspace().matches(project).byPattern().equals(known)) {
			job.schedule(TYPING_SETTLES_MILLIS);
		}
	}

	private void find(IProgressMonitor monitor) {
		Optional<Request> now = request;
		if (now.isEmpty() || !now.get().file().getProject().isAccessible()) {
			return;
		}
		try {
			PatternStore.ofWorkspace().find(PlanState.Loaded.of(now.get().file(), now.get().plan()), monitor)
					.ifPresent(matches -> tell(now, matches.byPattern()));
		} catch (CoreException e) {
			// A project may be deleted while its classes are read; that is not an error.
			if (now.get().file().getProject().isAccessible()) {
				ILog.of(PatternMatching.class).log(e.getStatus());
			}
		}
	}

	private void tell(Optional<Request> of, Map<String, PlanMatches.OfProbe> matches) {
		known = matches;
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (request.equals(of)) { // else it is overtaken, or the editor was closed
					found.accept(matches);
				}
			});
		}
	}

	/** Ends the reports. */
	void dispose() {
		PatternStore.ofWorkspace().removeListener(builds);
		request = Optional.empty();
		job.cancel();
	}
}
