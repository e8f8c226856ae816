/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.HdrHistogram.Histogram;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

/** Result sets that nobody measured, for tests and pictures. */
final class MadeResults {

	private MadeResults() {
	}

	/** Four runs of three forks; each settles after a quarter of its calls. */
	static ResultSet ofForks(String id, String title) {
		List<Configuration> runs = new ArrayList<>();
		double[] means = { 64, 266, 1756, 4175 };
		Phase[] phases = { Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING };
		for (int run = 0; run < means.length; run++) {
			List<Fork> forks = new ArrayList<>();
			for (int number = 1; number <= 3; number++) {
				forks.add(fork(number, means[run] * (1 + 0.01 * number)));
			}
			runs.add(new Configuration(phases[run].keyword(), "Run " + phases[run].keyword(), phases[run],
					run == 0 ? Optional.empty() : Optional.of(phases[run - 1].keyword()), Conditions.NONE, List.of(),
					List.of(PooledForks.measurement(forks)), forks));
		}
		return new ResultSet(id, title, Set.of("baseline"), new Source("me", 2026, Optional.empty(), "here", List.of()),
				Optional.empty(), Optional.empty(), Conditions.NONE, runs);
	}

	private static Fork fork(int number, double mean) {
		List<Double> bins = new ArrayList<>();
		Histogram histogram = new Histogram(Distribution.DIGITS);
		for (int bin = 0; bin < 1000; bin++) {
			double warming = bin < 250 ? 1 + (250 - bin) / 80.0 : 1;
			bins.add(mean * warming * (1 + 0.05 * Math.sin(bin * 0.7 + number)));
			histogram.recordValueWithCount((long) (mean * (0.9 + 0.2 * bin / 1000.0)), 750);
			histogram.recordValueWithCount((long) (mean * (1.4 + 0.1 * bin / 1000.0)), 150);
		}
		return new Fork(number, 1, 2_000_000, new WarmUp(500_000, WarmUpRule.DETECTED), Map.of(Statistic.MEAN, mean),
				Optional.of(Distribution.of(histogram)), Optional.of(new TimeSeries(2_000, bins)), Set.of(), Optional.empty());
	}

	/** Of one night; from the ninth on it is slower. The title has the time behind it, as the benchmark in the IDE writes it. */
	static ResultSet ofNight(int day) {
		double nanos = (day < 9 ? 1000 : 1200) + day % 3;
		List<Fork> forks = List.of(fork(1, nanos), fork(2, nanos + 3), fork(3, nanos - 3));
		Conditions conditions = new Conditions(
				Map.of(ConditionName.MEASURED_AT, new Condition.Stated("2026-11-%02dT03:00:00Z".formatted(day)),
				ConditionName.MACHINE, new Condition.Stated("here")));
		return new ResultSet("night-" + day, "Nightly, measured 2026-11-%02d 03:00".formatted(day), Set.of(),
				new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(), Optional.empty(), conditions,
				List.of(new Configuration("none", "No instrumentation", Phase.NONE, Optional.empty(), Conditions.NONE, List.of(),
						List.of(PooledForks.measurement(forks)), forks)));
	}

	/** The machine is slower from run 10 on, the writer from run 20 on. */
	static BenchmarkHistory ofSlowerMachineAndWriter() {
		List<Point> none = new ArrayList<>();
		List<Point> writing = new ArrayList<>();
		for (int run = 0; run < 30; run++) {
			double machine = run < 10 ? 1 : 1.3;
			double writer = run < 20 ? 1 : 1.2;
			none.add(point(run, 100 * machine * (1 + 0.001 * (run * 7 % 5))));
			writing.add(point(run, 3000 * machine * writer * (1 + 0.001 * (run * 3 % 5))));
		}
		return new BenchmarkHistory("nightly", "Nightly runs", new Source("me", 2026, Optional.empty(), "here", List.of()),
				List.of(new Suite("Kieker-java", List.of(new Track("No instrumentation", Unit.NANOSECONDS, none),
						new Track("Binary file", Unit.NANOSECONDS, writing)))));
	}

	private static Point point(int run, double nanos) {
		return new Point(Instant.ofEpochSecond(1_767_225_600L + 86_400L * run), Optional.of("run-" + run), BigDecimal.valueOf(nanos),
				Optional.empty(), false);
	}

	/** Three phases at three recursion depths. */
	static ResultSet ofDepths() {
		List<Configuration> runs = new ArrayList<>();
		for (Phase phase : List.of(Phase.NONE, Phase.COLLECTING, Phase.WRITING)) {
			for (int depth : List.of(1, 8, 32)) {
				double nanos = 40 + depth * 160.0 * phase.ordinal();
				List<Fork> forks = List.of(fork(1, nanos), fork(2, 1.04 * nanos), fork(3, 0.95 * nanos));
				runs.add(new Configuration(phase.keyword() + "-" + depth, phase.keyword() + ", depth " + depth, phase,
						phase == Phase.NONE ? Optional.empty() : Optional.of((phase == Phase.COLLECTING ? "none-" : "collecting-") + depth),
						new Conditions(Map.of(ConditionName.RECURSION_DEPTH, new Condition.Stated(Integer.toString(depth)))), List.of(),
						List.of(PooledForks.measurement(forks)), forks));
			}
		}
		return new ResultSet("depths", "Several depths", Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()),
				Optional.empty(),
				Optional.empty(), Conditions.NONE, runs);
	}
}
