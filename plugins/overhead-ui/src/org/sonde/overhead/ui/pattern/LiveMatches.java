/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.core.search.TypeNameMatchRequestor;
import org.sonde.instrumentation.pattern.PatternAssist;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.BuiltClasses;
import org.sonde.instrumentation.workspace.ProjectProgram;

/**
 * Matches the pattern that is being typed, in the background; a newer request overtakes an older one. The program stays open meanwhile,
 * until a build changes it: then the last request is answered again.
 */
final class LiveMatches extends Job {
	/** Shorter pauses are none: somebody is typing. */
	private static final int TYPING_MILLIS = 200;
	/** A build tells of its classes in several parts. */
	private static final int BUILDS_SETTLE_MILLIS = 400;

	/** The matches, or the reason why there are none. */
	sealed interface Outcome {
		/**
		 * @param classes    how many the project has
		 * @param unreadable that some of them could not be looked into, in words
		 */
		record Matched(String pattern, PlanMatches.OfProbe matches, int classes, Optional<String> unreadable) implements Outcome {
		}

		/** @param reason for the user */
		record Failed(String reason) implements Outcome {
		}
	}

	/** A plan, and the pattern of it that is asked for. */
	private record Request(Plan plan, String pattern) {
	}

	private final IJavaProject project;
	private final Consumer<Outcome> listener;
	private final Consumer<PatternAssist> assist;
	private final IResourceChangeListener builds = this::resourcesChanged;
	private volatile Request wanted;
	private volatile boolean closed;
	private volatile boolean rebuilt;
	private ProjectProgram program;
	private List<String> types = List.of();
	private boolean annotationsFound;

	/**
	 * Both are notified in this job's thread.
	 *
	 * @param assist receives what can be named: types first, annotations when they are found
	 */
	LiveMatches(IJavaProject project, Consumer<Outcome> listener, Consumer<PatternAssist> assist) {
		super(Messages.LiveMatches_matching);
		setSystem(true);
		this.project = project;
		this.listener = listener;
		this.assist = assist;
		ResourcesPlugin.getWorkspace().addResourceChangeListener(builds, IResourceChangeEvent.POST_CHANGE);
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		if (BuiltClasses.changed(event).contains(project.getProject())) {
			rebuilt = true;
			cancel();
			schedule(BUILDS_SETTLE_MILLIS);
		}
	}

	/** @param plan a copy that nobody changes any more */
	void match(Plan plan, String pattern) {
		wanted = new Request(plan, pattern);
		cancel();
		schedule(TYPING_MILLIS);
	}

	/** Ends the matching and closes what is open. */
	void close() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(builds);
		closed = true;
		wanted = null;
		cancel();
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Request request = wanted;
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try {
			if (closed) {
				closeProgram();
				return Status.OK_STATUS;
			}
			if (rebuilt) {
				rebuilt = false;
				closeProgram();
			}
			if (program == null) {
				program = new ProjectProgram(project, progress.split(1));
				types = types();
				assist.accept(new PatternAssist(types, List.of()));
			}
			if (request != null) {
				PlanMatches matches = program.match(request.plan(), progress.split(8));
				listener.accept(new Outcome.Matched(request.pattern(), matches.of(request.pattern()), program.types().size(),
						matches.unreadableClasses()));
			}
			if (!annotationsFound) {
				// Behind the matches: the index of a large library may take long to be made.
				assist.accept(new PatternAssist(types, annotations(progress.split(1))));
				annotationsFound = true;
			}
		} catch (OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException e) {
			listener.accept(new Outcome.Failed(e.getMessage()));
		}
		return Status.OK_STATUS;
	}

	private void closeProgram() throws CoreException {
		if (program != null) {
			program.close();
			program = null;
		}
	}

	/** Local and anonymous types have no name that could be typed. */
	private List<String> types() {
		return program.types().stream().filter(name -> !name.matches(".*\\$\\d.*")).map(name -> name.replace('$', '.')).sorted().toList();
	}

	private List<String> annotations(IProgressMonitor monitor) {
		Set<String> annotations = new TreeSet<>();
		try {
			new SearchEngine().searchAllTypeNames(null, SearchPattern.R_PREFIX_MATCH, new char[0], SearchPattern.R_PREFIX_MATCH,
					IJavaSearchConstants.ANNOTATION_TYPE, SearchEngine.createJavaSearchScope(new IJavaElement[] { project }),
					new TypeNameMatchRequestor() {
						@Override
						public void acceptTypeNameMatch(TypeNameMatch match) {
							annotations.add(match.getFullyQualifiedName());
						}
					}, IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, monitor);
		} catch (CoreException e) {
			// Annotations are not proposed then; they can be typed.
			ILog.of(LiveMatches.class).log(e.getStatus());
		}
		return List.copyOf(annotations);
	}
}
