/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ElementChangedEvent;
import org.eclipse.jdt.core.IElementChangedListener;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceObjects;

/**
 * Computes the costs of a project's active plan, and then finds its methods in the source, which takes longer. A newer
 * request overtakes an older one; each result is reported as it comes. What was found stays found until it is gone; what was not
 * is looked for again when Java code changed.
 */
public final class EstimateJob extends Job {

	private static final int CODE_SETTLES_MILLIS = 500;

	private final WhatIf whatIf;
	private final Consumer<ShownCosts> listener;
	private final Map<CodePlace, IMember> found = new ConcurrentHashMap<>();
	private final Set<CodePlace> missing = ConcurrentHashMap.newKeySet();
	private final IElementChangedListener codeListener = event -> codeChanged();
	private final Consumer<IProject> staleListener = this::staleChanged;
	private volatile IProject project;

	/** @param listener receives the costs, in this job's thread */
	public EstimateJob(WhatIf whatIf, Consumer<ShownCosts> listener) {
		super(Messages.EstimateJob_name);
		setSystem(true);
		this.whatIf = whatIf;
		this.listener = listener;
		JavaCore.addElementChangedListener(codeListener, ElementChangedEvent.POST_CHANGE);
		StaleProbes.ofWorkspace().addListener(staleListener);
	}

	public void estimate(IProject newProject) {
		project = newProject;
		cancel();
		schedule();
	}

	/** Ignores changes of the code until the next request, as there is nothing to estimate. */
	public void rest() {
		project = null;
		cancel();
	}

	public void dispose() {
		JavaCore.removeElementChangedListener(codeListener);
		StaleProbes.ofWorkspace().removeListener(staleListener);
		cancel();
	}

	private void staleChanged(IProject changed) {
		if (changed.equals(project)) {
			schedule();
		}
	}

	private void codeChanged() {
		missing.clear();
		if (project != null) {
			schedule(CODE_SETTLES_MILLIS);
		}
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		IProject now = project;
		if (now != null && PlanStore.ofWorkspace().active(now) instanceof PlanState.Loaded loaded) {
			SubMonitor progress = SubMonitor.convert(monitor, 10);
			PlanCosts planned = ActivePlanCosts.ofWorkspace().compute(loaded, progress.split(2));
			List<WhatIf.Edit> edits = whatIf.of(loaded.file());
			Optional<PlanCosts> tried = edits.isEmpty() ? Optional.empty()
					: Optional.of(PlanCosts.of(WhatIf.changed(loaded, edits), planned.choices()));
			boolean other = found.values().removeIf(method -> !method.getJavaProject().getProject().equals(now));
			if (other) {
				missing.clear();
			}
			found.values().removeIf(method -> !method.exists());
			tell(planned, tried, edits);
			List<CodePlace> wanted = tried.orElse(planned).rows().stream().flatMap(row -> row.codePlace().stream()).map(CodePlace::key)
					.filter(place -> !found.containsKey(place) && !missing.contains(place)).toList();
			if (!wanted.isEmpty()) {
				find(now, wanted, progress.split(8));
				tell(planned, tried, edits);
			}
		}
		return Status.OK_STATUS;
	}

	private void tell(PlanCosts planned, Optional<PlanCosts> tried, List<WhatIf.Edit> edits) {
		Map<CodePlace, StaleProbe> stale = StaleProbes.ofWorkspace().of(planned.plan().file());
		listener.accept(
				ShownCosts.of(tried.isPresent() ? planned : planned.with(found, stale), tried.map(costs -> costs.with(found, stale)),
						edits));
	}

	private void find(IProject now, List<CodePlace> wanted, IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		try {
			IJavaProject java = JavaCore.create(now);
			found.putAll(SourceMethods.find(java,
					wanted.stream().filter(MethodSignature.class::isInstance).map(MethodSignature.class::cast).toList(),
					progress.split(1)));
			found.putAll(SourceObjects.find(java, wanted.stream().filter(place -> !(place instanceof MethodSignature)).toList(),
					progress.split(1)));
			wanted.stream().filter(place -> !found.containsKey(place)).forEach(missing::add);
		} catch (JavaModelException e) {
			// The rows have no methods then, and say so. If a project was deleted meanwhile, that is no error.
			if (now.isAccessible()) {
				ILog.of(EstimateJob.class).log(e.getStatus());
			}
		}
	}
}
