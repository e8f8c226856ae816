/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.ProgramJob;
import org.sonde.overhead.ui.view.ProgressSteps;
import org.sonde.report.refine.RefineSettings;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement;
import org.sonde.report.refine.Refinement.End;
import org.sonde.report.refine.Refinement.Kept;
import org.sonde.report.refine.Refinement.Refined;

/** Refines a plan, and tells how far it is. In one thread. */
final class RefinementRun {
	/** Finds out what is refined. */
	interface Preparation {
		/** @throws Exception if the program cannot be run, or the costs of its probes are unknown */
		Prepared prepare(Consumer<String> notes) throws Exception;
	}

	/**
	 * A program that is ready.
	 *
	 * @param before  the plan at the beginning, with probes of methods
	 * @param plan    the one that runs first: that, and a probe for each candidate that it lacks
	 * @param trial   runs it
	 * @param rates   gives a plan the calls per second of the last run
	 * @param wanted  whether the work is still wanted
	 * @param running what it needs as long as it runs
	 */
	record Prepared(Plan before, Plan plan, RefineSettings settings, Refinement.Trial trial, Consumer<Plan> rates, Progress wanted,
			Closeable running) {
	}

	private final RefineRequest request;
	private final Consumer<RefinementState> listener;
	private final List<RefinedRound> rounds = new ArrayList<>();
	/** Each round has some of them again. */
	private final Set<String> notes = new LinkedHashSet<>();
	private Optional<RefineSettings> settings = Optional.empty();
	/** At the beginning, of methods. */
	private Set<String> probesBefore = Set.of();
	private Optional<End> end = Optional.empty();
	/** The plan that is kept so far, with its calls per second; in the end, the one that it came to. */
	private Optional<Plan> result = Optional.empty();
	/** In which it ran; 0 if it did not. */
	private int ofRound;
	private RefinementState last;

	/** @param listener called in this thread, and in that of the run */
	RefinementRun(RefineRequest request, Consumer<RefinementState> listener) {
		this.request = request;
		this.listener = listener;
		tell(Stage.MEASURING, Messages.RefinementRun_preparing, 0, 0);
	}

	/**
	 * Refines to the end. Also when it fails, or is no longer wanted, what the rounds until then came to is kept.
	 *
	 * @param log of failures
	 */
	void run(Preparation preparation, Consumer<Exception> log) {
		try {
			Prepared prepared = preparation.prepare(notes::add);
			settings = Optional.of(prepared.settings());
			probesBefore = probes(prepared.before());
			try (Closeable running = prepared.running()) {
				Refined refined = new Refinement(prepared.settings(), prepared.wanted()).refine(prepared.plan(), prepared.trial(),
						prepared.rates(), this::ran);
				end = Optional.of(refined.end());
				result = Optional.of(refined.plan());
				ofRound = refined.round();
			}
			end(Stage.DONE, last.verdict());
		} catch (CancellationException | OperationCanceledException e) {
			end(Stage.CANCELLED, rounds.isEmpty() ? ProgramJob.nothing() : NLS.bind(Messages.RefinementRun_cancelled, ofRound));
		} catch (RuntimeException e) {
			throw e; // nobody has thought of it
		} catch (Exception e) {
			log.accept(e);
			end(Stage.FAILED, inWords(e));
		}
	}

	private static String inWords(Exception e) {
		if (e instanceof IOException trouble) {
			return IoErrorText.withFile(trouble);
		}
		return e.getMessage() == null || e.getMessage().isBlank() ? Messages.RefinementRun_noReason : e.getMessage();
	}

	private void ran(RefinedRound round, Kept kept) {
		rounds.add(round);
		result = Optional.of(kept.plan());
		ofRound = kept.round();
		tell(Stage.MEASURING, last.now(), 0, 0);
	}

	/** From the plan at the beginning; empty if the result has the same probes. */
	private Optional<PlanChange> change() {
		PlanState.Loaded before = request.program().plan();
		return result.filter(plan -> !probes(plan).equals(probesBefore))
				.map(plan -> new PlanChange(before.file(), false, before.plan(), plan));
	}

	private static Set<String> probes(Plan plan) {
		Set<String> probes = new HashSet<>();
		plan.getProbes().stream().filter(Probe::isActive).forEach(probe -> probes.add(Probes.name(probe)));
		return probes;
	}

	boolean isOver() {
		return last.isOver();
	}

	void end(Stage stage, String message) {
		tell(stage, message, last.done(), last.most());
	}

	private void tell(Stage stage, String now, long done, long most) {
		last = new RefinementState(request, stage, now, done, most, settings, rounds, end, ofRound,
				stage.isOver() ? change() : Optional.empty(), List.copyOf(notes));
		listener.accept(last);
	}

	/** Progress whose pieces are reported, too. */
	Progress telling(Progress bar) {
		return new Progress() {
			private String task = "";
			private ProgressSteps steps = new ProgressSteps(1);
			private int done;

			@Override
			public void begin(String newTask, long total) {
				bar.begin(newTask, total);
				task = newTask;
				steps = new ProgressSteps(total);
				done = 0;
				now();
			}

			@Override
			public void worked(long units) {
				bar.worked(units);
				int more = steps.worked(units);
				done += more;
				if (more > 0) {
					now();
				}
			}

			private void now() {
				boolean cancelled = isCancelled();
				tell(cancelled ? Stage.CANCELLING : Stage.MEASURING, cancelled ? Messages.RefinementState_cancelling
						: NLS.bind(Messages.RefinementRun_now, new Object[] { rounds.size() + 1, request.choices().rounds(), task }), done,
						ProgressSteps.ALL);
			}

			@Override
			public boolean isCancelled() {
				return bar.isCancelled();
			}
		};
	}
}
