/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;

/**
 * Computes the costs of a project's active plan, and then finds its methods in the source, which takes longer. A newer request overtakes an older
 * one; each result is told as it comes.
 */
final class EstimateJob extends Job {

	private final Consumer<PlanCosts> told;
	private final Map<MethodSignature, IMethod> found = new ConcurrentHashMap<>();
	private volatile IProject project;

	/** @param told is told the costs, in this job's thread */
	EstimateJob(Consumer<PlanCosts> told) {
		super("Estimating the costs of a plan");
		setSystem(true);
		this.told = told;
	}

	void estimate(IProject newProject) {
		project = newProject;
		cancel();
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		IProject now = project;
		if (PlanStore.ofWorkspace().active(now) instanceof PlanState.Loaded loaded) {
			SubMonitor progress = SubMonitor.convert(monitor, 10);
			PlanCosts costs = PlanCosts.of(loaded, ResultSets.of(now, progress.split(2)));
			found.values().removeIf(method -> !method.exists() || !method.getJavaProject().getProject().equals(now));
			told.accept(costs.with(found));
			if (!costs.rows().stream().allMatch(row -> found.containsKey(row.method().withVarargs(false)))) {
				findMethods(costs, progress.split(8));
				told.accept(costs.with(found));
			}
		}
		return Status.OK_STATUS;
	}

	private void findMethods(PlanCosts costs, IProgressMonitor monitor) {
		try {
			found.putAll(ProbedMethods.find(JavaCore.create(costs.plan().project()), costs.rows().stream().map(EstimateRow::method).toList(), monitor));
		} catch (JavaModelException e) {
			// The rows stay without their methods and say so.
			ILog.of(EstimateJob.class).log(e.getStatus());
		}
	}
}
