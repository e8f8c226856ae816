/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.benchmark.run.BenchmarkRun;

/**
 * How much longer an experiment takes, by the forks that have ended: at least if every run is as precise as asked once it has its least
 * number of forks, at most if none ever is. For one thread.
 */
public final class TimeLeft {

	/** A range from the least to the most. */
	public record Range(Duration least, Duration most) {
	}

	private final Effort effort;
	private final Map<BenchmarkRun, Run> runs = new LinkedHashMap<>();
	private Duration all = Duration.ZERO;
	private int ended;

	/** @param measured the runs of the experiment */
	public TimeLeft(Effort effort, Collection<BenchmarkRun> measured) {
		this.effort = effort;
		measured.forEach(run -> runs.put(run, new Run(run)));
	}

	/**
	 * Takes note of a fork that has ended.
	 *
	 * @param sofar of its run
	 * @param lasted with all its attempts
	 */
	public void ended(MeasuredRun sofar, Duration lasted) {
		Run run = runs.get(sofar.run());
		run.rounds++;
		run.all = run.all.plus(lasted);
		run.sofar = sofar;
		all = all.plus(lasted);
		ended++;
	}

	/**
	 * What is left.
	 *
	 * @param spent since the experiment began
	 * @return empty until a fork has ended
	 */
	public Optional<Range> after(Duration spent) {
		if (ended == 0) {
			return Optional.empty();
		}
		Duration usual = all.dividedBy(ended);
		Duration least = Duration.ZERO;
		Duration most = Duration.ZERO;
		for (Run run : runs.values()) {
			Duration each = run.rounds == 0 ? usual : run.all.dividedBy(run.rounds);
			StoppingRule enough = StoppingRule.of(effort, run.sofar);
			int forks = run.sofar.forks().size();
			int atMost = Math.clamp(enough.most() - forks, 0, effort.mostForks() - run.rounds);
			int atLeast = Math.clamp(enough.least() - forks, 0, atMost);
			least = least.plus(each.multipliedBy(atLeast));
			most = most.plus(each.multipliedBy(atMost));
		}
		if (effort.timeBox().isPresent()) {
			Duration box = effort.timeBox().get().minus(spent);
			Duration open = box.isNegative() ? Duration.ZERO : box;
			most = shorter(most, open);
			least = shorter(least, open);
		}
		return Optional.of(new Range(least, most));
	}

	/**
	 * How precise a run will probably be in the end.
	 *
	 * @param spent since the experiment began
	 * @return empty until it has an interval
	 */
	public Optional<PrecisionForecast> forecast(BenchmarkRun run, Duration spent) {
		Run one = runs.get(run);
		int forks = one.sofar.forks().size();
		int more = Math.clamp(StoppingRule.of(effort, one.sofar).most() - forks, 0, effort.mostForks() - one.rounds);
		return PrecisionForecast.of(effort, one.sofar, forks + Math.min(more, roundsThatEnd(spent)));
	}

	/** Rounds of one fork of each run that is not precise yet, which end within the time-box. */
	private int roundsThatEnd(Duration spent) {
		if (effort.timeBox().isEmpty() || ended == 0) {
			return effort.mostForks();
		}
		Duration usual = all.dividedBy(ended);
		Duration round = Duration.ZERO;
		for (Run run : runs.values()) {
			if (run.rounds < effort.mostForks() && run.sofar.forks().size() < StoppingRule.of(effort, run.sofar).most()) {
				round = round.plus(run.rounds == 0 ? usual : run.all.dividedBy(run.rounds));
			}
		}
		Duration left = effort.timeBox().get().minus(spent);
		return left.isNegative() ? 0 : round.isZero() ? effort.mostForks() : (int) Math.min(effort.mostForks(), left.dividedBy(round));
	}

	private static Duration shorter(Duration one, Duration other) {
		return one.compareTo(other) < 0 ? one : other;
	}

	private static final class Run {
		private MeasuredRun sofar;
		private int rounds;
		private Duration all = Duration.ZERO;

		Run(BenchmarkRun run) {
			sofar = new MeasuredRun(run, List.of(), List.of());
		}
	}
}
