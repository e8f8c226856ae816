/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.benchmark.results.PhaseIncrement;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;

/**
 * A run of a benchmark, with what has been measured of it until now. Everything is computed when it is made, which is not in the thread of
 * the user interface.
 *
 * @param name of its configuration, behind that of its subject if there are several
 * @param forks by elapsed time, those that lie far from the others flagged
 * @param mean of elapsed time in ns per trace, with its 95 % interval; without width where there is no interval yet, empty without a fork
 * @param meanText the mean as the table shows it; likewise {@code cpuText}
 * @param cpuNanos mean CPU time of the calling thread per trace; empty where its clock did not work
 * @param adds what it adds to the run before it; empty without one
 * @param addsTo the label of that run
 * @param odd the numbers of odd forks, with what is odd
 * @param voids why other forks have no figures
 * @param precisions how far the 95 % interval of the mean reached to either side, as a share of the mean, after so many forks: of the third
 *        fork on; a fork that did not decide it is missing
 * @param forecast how precise it will probably be in the end; empty until there is an interval, and in the end
 */
public record RunRow(BenchmarkRun run, String name, List<Fork> forks, Optional<Interval> mean, boolean hasInterval, String meanText,
		OptionalDouble cpuNanos,
		String cpuText, Optional<ForkComparison> adds, String addsTo, String odd, List<String> voids, SortedMap<Integer, Double> precisions,
		Optional<PrecisionForecast> forecast) {

	private static final double PERCENT = 100;
	/** From this number of forks on, as in a check, only the last one is shown. */
	private static final int MOST_PRECISIONS = 200;

	public RunRow {
		forks = List.copyOf(forks);
		voids = List.copyOf(voids);
		precisions = Collections.unmodifiableSortedMap(new TreeMap<>(precisions));
	}

	/**
	 * The rows of all runs, in their order.
	 *
	 * @param forecast of a run, if it goes on
	 */
	static List<RunRow> of(List<MeasuredRun> runs, Function<BenchmarkRun, Optional<PrecisionForecast>> forecast) {
		List<PhaseIncrement> added = PhaseIncrement.of(runs);
		Function<Subject, String> subjects = subjects(runs);
		List<RunRow> rows = new ArrayList<>();
		for (MeasuredRun run : runs) {
			rows.add(of(run, subjects.apply(run.run().subject()) + run.run().configuration().label(),
					added.stream().filter(one -> one.run() == run).findFirst(), forecast.apply(run.run())));
		}
		return List.copyOf(rows);
	}

	/** What distinguishes subjects: the framework with its version, for people, unless several subjects have the same. */
	private static Function<Subject, String> subjects(List<MeasuredRun> runs) {
		List<Subject> all = runs.stream().map(run -> run.run().subject()).distinct().toList();
		if (all.size() <= 1) {
			return one -> "";
		}
		boolean distinct = all.stream().map(Subject::framework).distinct().count() == all.size();
		return one -> (distinct ? one.framework() : one.id()) + ": ";
	}

	private static RunRow of(MeasuredRun run, String name, Optional<PhaseIncrement> added, Optional<PrecisionForecast> forecast) {
		Optional<ForkSummary> summary = run.forks().isEmpty() ? Optional.empty() : Optional.of(run.summary());
		Optional<Interval> known = summary.flatMap(one -> one.interval().known());
		return new RunRow(run.run(), name, run.forks(Clock.WALL), known.or(() -> summary.map(one -> Interval.exactly(one.mean()))),
				known.isPresent(), RunTexts.mean(run, Clock.WALL),
				run.forks(Clock.THREAD_CPU).stream().mapToDouble(Fork::meanNanos).average(), RunTexts.mean(run, Clock.THREAD_CPU),
				added.flatMap(one -> one.by(Clock.WALL)),
				added.flatMap(PhaseIncrement::before).map(before -> before.run().configuration().label()).orElse(""), RunTexts.odd(run),
				run.voids(), precisions(run), forecast);
	}

	private static SortedMap<Integer, Double> precisions(MeasuredRun run) {
		SortedMap<Integer, Double> precisions = new TreeMap<>();
		int all = run.forks().size();
		for (int forks = all <= MOST_PRECISIONS ? 1 : all; forks <= all; forks++) {
			double precision = new MeasuredRun(run.run(), run.forks().subList(0, forks), List.of()).precision();
			if (Double.isFinite(precision)) {
				precisions.put(forks, precision);
			}
		}
		return precisions;
	}

	/** How far the interval reaches now, as a share of the mean; empty without an interval. */
	OptionalDouble precision() {
		Double now = precisions.get(forks.size());
		return now == null ? OptionalDouble.empty() : OptionalDouble.of(now);
	}

	/** Such as {@code ± 2.1 %}; empty without an interval. */
	String precisionText() {
		return precision().isPresent() ? percent(precision().getAsDouble()) : "";
	}

	/** The forecast, such as {@code about ± 1.2 % with 9 forks}; empty if unknown. */
	String forecastText() {
		return forecast.map(end -> NLS.bind(Messages.RunRow_forecast, percent(end.precision()), end.forks())).orElse("");
	}

	static String percent(double share) {
		return "± " + Digits.atLeast(PERCENT * share, 2) + " %";
	}

	/** What does not change while more is measured. */
	String key() {
		return run.subject().id() + '/' + run.configuration().id() + '/' + run.java().home() + '/' + run.workload();
	}

	Workload workload() {
		return run.workload();
	}

	String workloadText() {
		return run.workload().toString();
	}
}
