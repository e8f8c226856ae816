/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.launch.ConfiguredProgram;
import org.sonde.instrumentation.launch.TestResults;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.traces.LogProgress;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;
import org.sonde.report.userprogram.RecordedLoads;

/** Records and measures a program, and tells how far it is. */
final class MeasureJob extends ProgramJob {

	private static final int STEPS = 1_000;
	/** Exporting the plan and recording the program, of {@link #STEPS}. */
	private static final int BEFORE = 100;

	private final MeasureRequest request;
	private final Consumer<MeasureState> listener;
	private final List<String> notes = new ArrayList<>();
	private Optional<ProgramReport> report = Optional.empty();
	private Optional<ProgramConditions> conditions = Optional.empty();
	private MeasureState last;

	/** @param listener called in this job's thread, and once in this one */
	MeasureJob(MeasureRequest request, Consumer<MeasureState> listener) {
		super(request.name());
		this.request = request;
		this.listener = listener;
		tell(Stage.MEASURING, Messages.MeasureJob_preparing, 0, 0);
	}

	@Override
	protected IStatus run(IProgressMonitor newMonitor) {
		SubMonitor monitor = SubMonitor.convert(newMonitor, request.name(), STEPS);
		try {
			measure(monitor);
		} catch (CancellationException | OperationCanceledException e) {
			end(Stage.CANCELLED, Messages.ProgramJob_nothing);
		} catch (BenchmarkException | LaunchException | OverheadException | IOException | CoreException e) {
			// It is shown in the view; the trace is for whoever looks for it.
			ILog.of(MeasureJob.class).log(Status.info(request.name() + ": " + e.getMessage()));
			end(Stage.FAILED, e.getMessage());
		}
		return newMonitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private void measure(SubMonitor monitor) throws BenchmarkException, LaunchException, OverheadException, IOException, CoreException {
		Plan plan = request.plan().plan();
		ConfiguredProgram program = ConfiguredProgram.of(request.program(), monitor.split(1));
		Optional<PlanMatches> matches = program.match(plan, monitor.split(1));
		MeasuredProbes probes = MeasuredProbes.of(plan, ProgramClasses.UNKNOWN, matches);
		AgentFiles files = probes.files();
		if (files.collecting().isEmpty() && !files.watchesObjects() && Probes.patternProbes(plan).isEmpty()) {
			throw new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, request.plan().file().getName());
		}
		notes.addAll(files.lines());
		UserProgram measured = Programs.runnable(program);
		conditions = Optional.of(ProgramConditions.here(program.name(), measured, probes.kind(), plan,
				Path.of(request.plan().file().getName()), request.effort()));
		try (TestResults results = TestResults.await(program.command());
				ProgramStudy study = new ProgramStudy(measured, request.unit(), probes, probes.states(), request.effort())) {
			Optional<ProgramPrediction> prediction = prediction(probes, study, measured, matches,
					monitor.split(BEFORE));
			show(probes, new ProgramOverhead(Map.of(), Map.of(), Map.of()), prediction);
			ProgramOverhead overhead = study.measure(new StudyProgress(monitor.split(STEPS - BEFORE - 2)),
					known -> show(probes, known, prediction));
			show(probes, overhead, prediction);
			boolean cancelled = monitor.isCanceled();
			end(cancelled ? Stage.CANCELLED : Stage.DONE,
					overhead.isEmpty() ? Messages.ProgramJob_nothing
							: cancelled ? Messages.MeasureJob_cancelled : Messages.MeasureJob_done);
		}
	}

	private void show(MeasuredProbes probes, ProgramOverhead overhead, Optional<ProgramPrediction> prediction) {
		report = Optional
				.of(new ProgramReport(probes.kind(), request.unit().toString(), overhead, prediction, Optional.of(request.effort())));
	}

	/** Made before anything is measured; empty, with a note that says why, if there is nothing to make it from. */
	private Optional<ProgramPrediction> prediction(MeasuredProbes probes, ProgramStudy study, UserProgram program,
			Optional<PlanMatches> matches, SubMonitor monitor)
			throws BenchmarkException, LaunchException, OverheadException, IOException {
		Plan plan = request.plan().plan();
		boolean events = probes.kind() == MeasuredProbes.Kind.EVENTS;
		AvailableResultSets sets = AvailableResultSets.of(request.plan().project(), monitor.split(1));
		ObjectCosts costs = events ? ObjectCosts.ofOwn(sets.sets()) : ObjectCosts.NONE;
		Optional<ResultSet> results = request.resultSet().flatMap(sets::find).or(() -> costs.results().stream().findFirst());
		if (results.isEmpty() || !events && plan.getRecordTo() == RecordTo.DISCARD) {
			notPredicted(results.isEmpty() ? Messages.MeasureJob_noResults : Messages.MeasureJob_discarded);
			return Optional.empty();
		}
		CostModel model = WriterChoice.of(plan, results.get(), Optional.empty()).model().withObjects(costs);
		List<String> differences = ProgramPrediction.differences(plan, model, program.java(), events);
		monitor.setWorkRemaining(2);
		Observation observed = study.record(new StudyProgress(monitor.split(1)));
		Optional<ProgramPrediction> predicted = events
				? ProgramPrediction.ofEvents(RecordedLoads.ofEvents(plan, study.recording(), observed), model, plan.getThreads(),
						this::notPredicted)
				: ProgramPrediction.of(RecordedLoads.read(plan, matches, study.recording(), observed, new LogProgress(monitor.split(1))),
						model, plan.getThreads(), this::notPredicted);
		return predicted.map(one -> one.withDifferences(differences));
	}

	private void notPredicted(String why) {
		notes.add(NLS.bind(Messages.MeasureJob_notPredicted, why));
	}

	@Override
	protected boolean isOver() {
		return last.isOver();
	}

	@Override
	protected void end(Stage stage, String message) {
		tell(stage, message, last.done(), last.most());
	}

	private void tell(Stage stage, String now, long done, long most) {
		last = new MeasureState(request, stage, now, done, most, report, conditions, notes);
		listener.accept(last);
	}

	/** Reports to the job's progress bar and the listeners. */
	private final class StudyProgress implements Progress {

		private final SubMonitor monitor;
		private String task = "";
		private long total;
		private long done;

		StudyProgress(SubMonitor monitor) {
			this.monitor = monitor;
		}

		@Override
		public void begin(String newTask, long newTotal) {
			task = newTask;
			total = newTotal;
			done = 0;
			monitor.setWorkRemaining((int) newTotal);
			now();
		}

		@Override
		public void worked(long units) {
			done += units;
			monitor.worked((int) units);
			now();
		}

		private void now() {
			String words = total <= 1 ? task : NLS.bind(Messages.MeasureJob_now, new Object[] { task, Math.min(done + 1, total), total });
			monitor.subTask(words);
			tell(isCancelled() ? Stage.CANCELLING : Stage.MEASURING, isCancelled() ? Messages.MeasureState_cancelling : words, done, total);
		}

		@Override
		public boolean isCancelled() {
			return monitor.isCanceled();
		}
	}
}
