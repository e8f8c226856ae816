/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;

/**
 * A check of the benchmark itself on this machine, an A/A test: one configuration is measured against itself.
 *
 * @param named how the subject is named on a command line: its id, or the file of its descriptor
 * @param configuration the id of the configuration
 * @param pairs of sides that are compared, at least
 * @param side of a comparison: how many forks it has, and when it ends early
 * @param depth executions of methods in a trace
 * @param time that a fork calls
 * @param clock that is compared
 */
public record CheckDesign(Subject subject, String named, String configuration, int pairs, Effort side, int depth, Duration time,
		Clock clock) {

	private static final int CALLS = 2_000_000;
	private static final double PERCENT = 100;
	private static final double NANOS_PER_SECOND = 1e9;

	/** @throws IllegalArgumentException naming the rule, if no check can be made of so many */
	public CheckDesign {
		SetUpCheck.require(pairs, side, clock);
	}

	/** All forks that it takes. */
	public int forks() {
		return SetUpCheck.forks(pairs, side);
	}

	/**
	 * What is measured: under the load that there is, for repeating the disturbed forks would check another benchmark.
	 *
	 * @param javas to choose from
	 * @param raw an existing folder for raw measurements; empty if they are not kept
	 * @throws BenchmarkException if the subject has no such configuration
	 * @throws IllegalArgumentException if depth, time or the number of forks is out of range
	 */
	public Benchmark.Design design(List<JavaHome> javas, List<String> jvmArguments, Optional<Path> raw) throws BenchmarkException {
		Benchmark.Chosen chosen = new Benchmark.Chosen(subject, List.of(subject.configuration(configuration)));
		return new Benchmark.Design(List.of(chosen), List.of(Workload.of(Shape.NESTED, depth)), new RunLength(CALLS, time),
				new Effort(forks(), forks(), OptionalDouble.empty(), Optional.empty(), 1), javas, jvmArguments,
				BenchmarkCommand.check(named, options(), jvmArguments), raw);
	}

	private Map<String, String> options() {
		Map<String, String> options = new LinkedHashMap<>();
		options.put("configuration", configuration);
		options.put("pairs", Integer.toString(pairs));
		options.put("forks",
				side.leastForks() == side.mostForks() ? Integer.toString(side.leastForks()) : side.leastForks() + ".." + side.mostForks());
		side.precision().ifPresent(share -> options.put("precision", Digits.plain(Digits.withoutNoise(PERCENT * share))));
		options.put("depth", Integer.toString(depth));
		options.put("seconds", Digits.plain(time.toNanos() / NANOS_PER_SECOND));
		options.put("clock", clock.keyword());
		return options;
	}

	/**
	 * What the forks that there are say.
	 *
	 * @param spent by all of them
	 * @return empty while they are not enough for two comparisons
	 */
	public Optional<SetUpCheck> answer(MeasuredRun measured, Duration spent) {
		int usable = measured.forks(clock).size();
		return usable < SetUpCheck.leastForks(side) ? Optional.empty()
				: Optional.of(SetUpCheck.of(measured, clock, side, spent.dividedBy(usable)));
	}
}
