/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.io.Closeable;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.launch.ConfiguredProgram;
import org.sonde.instrumentation.launch.TestResults;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.ProgramJob;
import org.sonde.overhead.ui.userprogram.Programs;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.report.refine.MethodPlan;
import org.sonde.report.refine.ProgramTrial;
import org.sonde.report.refine.RefineSettings;

/** Runs the program of a launch configuration round by round. */
final class RefinementJob extends ProgramJob {
	private static final int STEPS = 100;
	private static final int BEFORE = 2;
	/** The size of each JVM's log, as on the command line. */
	private static final int MEGABYTES = 500;

	private final RefineRequest request;
	private final RefinementRun run;

	/** @param listener called in this job's thread, and once in this one */
	RefinementJob(RefineRequest request, Consumer<RefinementState> listener) {
		super(request.program().name());
		this.request = request;
		run = new RefinementRun(request, listener);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, STEPS);
		run.run(notes -> prepare(notes, progress), this::log);
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	/** It is shown in the view; the trace is for whoever looks for it. */
	private void log(Exception failure) {
		ILog.of(RefinementJob.class).log(new Status(IStatus.INFO, RefinementJob.class, getName() + ": " + failure.getMessage(), failure));
	}

	private RefinementRun.Prepared prepare(Consumer<String> notes, SubMonitor monitor) throws Exception {
		MeasureRequest asked = request.program();
		ConfiguredProgram program = ConfiguredProgram.of(asked.program(), monitor.split(1));
		Plan plan = asked.plan().plan();
		Optional<PlanMatches> matches = program.match(plan, monitor.split(BEFORE - 1));
		CostModel model = model(plan, asked);
		Plan before = MethodPlan.of(plan, matches, notes);
		Plan methods = EcoreUtil.copy(before);
		RefineSettings settings = request.choices().settings(methods, model, changeable(program, methods, notes, monitor));
		if (model.nanosPerCall(settings.kind(), true, settings.threads()) instanceof Estimate.Unknown unknown) {
			throw new CoreException(Status.error(unknown.reason()));
		}
		Progress progress = run.telling(new MonitorProgress(monitor.split(STEPS - BEFORE)));
		ProgramTrial trial = new ProgramTrial(Programs.runnable(program), asked.unit(), asked.effort(), request.choices().ofProgram(),
				next -> export(next, program, monitor), progress, notes);
		Closeable results = TestResults.await(program.command());
		return new RefinementRun.Prepared(before, methods, settings, trial, trial::rate, progress, results);
	}

	/** Candidates that the plan lacks get a probe, if it is known which methods they are. */
	private Predicate<MethodSignature> changeable(ConfiguredProgram program, Plan methods, Consumer<String> notes, IProgressMonitor monitor)
			throws CoreException {
		RefineChoices choices = request.choices();
		Predicate<MethodSignature> candidates = choices::isCandidate;
		if (choices.pattern().isPresent()) {
			Plan pattern = PlanFactory.eINSTANCE.createPlan();
			pattern.getProbes().add(Probes.createPattern(choices.pattern().get()));
			Set<MethodSignature> matched = program.match(pattern, monitor).orElseThrow().byMethod().keySet();
			MethodPlan.addCandidates(methods, matched, notes);
			candidates = method -> matched.contains(method.withVarargs(false));
		}
		Plan kept = kept();
		return MethodPlan.changeable(candidates, kept, program.match(kept, monitor));
	}

	/** If the plan itself is to be kept, methods that its patterns match may still be left out. */
	private Plan kept() throws CoreException {
		IProject project = request.program().plan().project();
		String wanted = request.choices().kept();
		if (wanted.isEmpty()) {
			return PlanFactory.eINSTANCE.createPlan();
		}
		if (wanted.equals(project.getName())) {
			Plan own = EcoreUtil.copy(request.program().plan().plan());
			own.getProbes().removeAll(Probes.patternProbes(own));
			return own;
		}
		return switch (PlanStore.ofWorkspace().load(ResourcesPlugin.getWorkspace().getRoot().getProject(wanted))) {
			case PlanState.Loaded loaded -> loaded.plan();
			case PlanState.Broken broken -> throw new CoreException(Status.error(broken.message()));
			case PlanState.NoPlan none -> throw new CoreException(Status.error(NLS.bind(Messages.RefinementJob_nothingKept, wanted)));
			case PlanState.Loading loading -> throw new CoreException(Status.error(NLS.bind(Messages.RefinementJob_loading, wanted)));
		};
	}

	private static ProbedPlan export(Plan plan, ConfiguredProgram program, IProgressMonitor monitor) throws CoreException {
		Optional<PlanMatches> matches = program.match(plan, monitor);
		return new ProbedPlan(ProbedPlan.files(plan, ProgramClasses.UNKNOWN, matches), matches.isPresent(), plan.getRecordTo(),
				OptionalInt.of(MEGABYTES));
	}

	/** Returns the model of the chosen result set, if it is not the plan's. */
	private static CostModel model(Plan plan, MeasureRequest asked) throws CoreException {
		Plan costed = EcoreUtil.copy(plan);
		if (!asked.resultSet().equals(Optional.ofNullable(plan.getResultSet()))) {
			costed.setResultSet(asked.resultSet().orElse(null));
			costed.setWriter(null);
		}
		PlanCosts costs = PlanCosts.of(PlanState.Loaded.of(asked.plan().file(), costed),
				AvailableResultSets.of(asked.plan().project(), new NullProgressMonitor()));
		return costs.estimate().map(PlanEstimate::model).orElseThrow(() -> new CoreException(Status.error(costs.obstacle())));
	}

	@Override
	protected boolean isOver() {
		return run.isOver();
	}

	@Override
	protected void end(Stage stage, String message) {
		run.end(stage, message);
	}
}
