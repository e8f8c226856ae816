/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.TimeLeft;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.validity.SetUpCheckText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.results.SweepPrecisionTable;

/** Measures what was asked for, tells how far it is after each fork, and stores the result sets. Holds no resource while it measures. */
final class BenchmarkJob extends MeasurementJob implements ExperimentListener {

	private static final int STEPS = 1_000;

	private final BenchmarkRequest request;
	private final Map<BenchmarkRun, MeasuredRun> measured = new LinkedHashMap<>();
	private final List<String> log = new ArrayList<>();
	private final TimeLeft timeLeft;
	private final Map<BenchmarkRun, BenchmarkRun> measuredAs;
	private BenchmarkFigures figures;
	private IProgressMonitor monitor;
	private int steps;
	private Optional<TimeLeft.Range> left = Optional.empty();
	private long began;
	private long forkBegan;

	/**
	 * @param listener called in this job's thread, and once in this one
	 * @throws BenchmarkException if what is asked for cannot be measured, as a Java is missing
	 */
	BenchmarkJob(BenchmarkRequest request, Consumer<BenchmarkState> listener) throws BenchmarkException {
		super(request.name(), listener);
		this.request = request;
		figures = BenchmarkFigures.of(Benchmark.sofar(request.design(), List.of()), run -> Optional.empty(), Optional.empty());
		measuredAs = Benchmark.measuredAs(request.design());
		timeLeft = new TimeLeft(request.design().effort(), new LinkedHashSet<>(measuredAs.values()));
		tell(Stage.PREPARING, Messages.BenchmarkJob_preparing);
	}

	@Override
	void measure(IProgressMonitor newMonitor) throws BenchmarkException, CoreException {
		monitor = newMonitor;
		monitor.beginTask(request.name(), STEPS);
		try (MavenArtifacts artifacts = MavenArtifacts.open(request.offline())) {
			BenchmarkStore store = new BenchmarkStore(request);
			Benchmark.Outcome outcome = Benchmark.run(store.design(),
					new BenchmarkResources(artifacts, coordinates -> tell(Stage.PREPARING, NLS.bind(Messages.BenchmarkJob_getting,
							coordinates))).withFiles(),
					this, Progress.cancelledBy(monitor::isCanceled));
			figures = BenchmarkFigures.of(outcome.runs(), run -> Optional.empty(), figures.check());
			end(outcome, store);
		}
	}

	private void end(Benchmark.Outcome outcome, BenchmarkStore store) throws CoreException {
		boolean cancelled = monitor.isCanceled();
		left = Optional.empty();
		if (outcome.sets().isEmpty() && !outcome.troubles().isEmpty()) {
			end(Stage.FAILED, String.join(" ", outcome.troubles()), List.of());
			return;
		}
		if (outcome.sets().isEmpty()) {
			nothing();
			return;
		}
		if (cancelled && isCalibration() && !hasIntervals()) {
			end(Stage.CANCELLED, (Messages.BenchmarkJob_tooEarly + " " + store.unused()).strip(), List.of());
			return;
		}
		tell(Stage.MEASURING, Messages.BenchmarkJob_storing);
		List<ResultSet> sets = outcome.sets().stream().map(set -> set.withNotes(figures.check().map(SetUpCheckText::of).orElse(List.of())))
				.toList();
		List<IFile> files = store.store(sets, cancelled && isCalibration());
		List<String> sentences = new ArrayList<>();
		// Whether the benchmark keeps its promise here.
		figures.check().ifPresent(check -> sentences.add(SetUpCheckText.of(check).get(1) + "."));
		sentences.add(NLS.bind(cancelled ? Messages.BenchmarkJob_storedCancelled : Messages.BenchmarkJob_stored,
				String.join(", ", files.stream().map(file -> file.getFullPath().makeRelative().toString()).toList())));
		sentences.add(cancelled ? store.unused() : store.use(sets, files));
		sentences.add(request.use().use(outcome, files));
		sentences.add(cancelled ? "" : missing());
		sets.stream().flatMap(set -> SweepPrecision.of(set).stream()).map(SweepPrecisionTable::summary).forEach(sentences::add);
		sentences.addAll(outcome.troubles());
		sentences.removeIf(String::isEmpty);
		end(cancelled ? Stage.CANCELLED : Stage.DONE, String.join(" ", sentences), files);
	}

	private boolean isCalibration() {
		return request.design().sweepTime().isPresent();
	}

	/** Whether there are figures of all runs that an estimate can be made from: without three forks there is no interval. */
	private boolean hasIntervals() {
		return figures.rows().stream().allMatch(RunRow::hasInterval);
	}

	/** What should have been measured but was not; empty if everything was. */
	private String missing() {
		List<RunRow> rows = figures.rows();
		long empty = rows.stream().filter(row -> row.forks().isEmpty()).count();
		long voids = rows.stream().filter(row -> row.forks().isEmpty() && !row.voids().isEmpty()).count();
		return empty == 0 ? ""
				: Plural.bind(voids > 0 ? Messages.BenchmarkJob_missingVoid : Messages.BenchmarkJob_missingTime, empty, rows.size());
	}

	@Override
	void end(Stage stage, String message, List<IFile> files) {
		left = Optional.empty();
		tell(new BenchmarkState(request, stage, "", left, began, System.nanoTime(), figures, log, message, files));
	}

	private void tell(Stage stage, String now) {
		boolean cancelled = monitor != null && monitor.isCanceled();
		tell(new BenchmarkState(request, cancelled ? Stage.CANCELLING : stage, now, left, began, System.nanoTime(), figures, log, "",
				List.of()));
	}

	@Override
	public void begins(BenchmarkRun run, int fork) {
		forkBegan = System.nanoTime();
		began = began == 0 ? forkBegan : began;
		now(Messages.BenchmarkJob_fork, run, fork, 1);
	}

	@Override
	public void repeats(BenchmarkRun run, int fork, int attempt) {
		now(Messages.BenchmarkJob_attempt, run, fork, attempt);
	}

	private void now(String message, BenchmarkRun run, int fork, int attempt) {
		Effort effort = request.design().effort();
		String of = effort.leastForks() == effort.mostForks() ? Integer.toString(effort.mostForks())
				: NLS.bind(Messages.BenchmarkJob_forks, effort.leastForks(), effort.mostForks());
		String words = NLS.bind(message, new Object[] { run, fork, of, attempt });
		monitor.subTask(words);
		tell(Stage.MEASURING, words);
	}

	@Override
	public void ended(MeasuredRun sofar, int fork) {
		long now = System.nanoTime();
		measured.put(sofar.run(), sofar);
		timeLeft.ended(sofar, Duration.ofNanos(now - forkBegan));
		left = timeLeft.after(Duration.ofNanos(now - began));
		log.add(RunTexts.lastFork(sofar, fork));
		try {
			Duration spent = Duration.ofNanos(now - began);
			figures = BenchmarkFigures.of(Benchmark.sofar(request.design(), measured.values()),
					run -> timeLeft.forecast(measuredAs.get(run), spent),
					request.check().flatMap(check -> check.answer(sofar, spent)));
		} catch (BenchmarkException e) {
			throw new IllegalStateException(e); // it is being measured, so it can be
		}
		tell(Stage.MEASURING, last().now());
		int done = (int) (STEPS * last().shareAt(now));
		monitor.worked(Math.max(0, done - steps));
		steps = Math.max(steps, done);
	}
}
