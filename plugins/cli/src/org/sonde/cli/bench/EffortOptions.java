/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Diagnostics;

import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The options for the number of forks of each run, and for their length. */
public final class EffortOptions extends CommandOptions {

	private static final String DEFAULT = " Default: ${DEFAULT-VALUE}.";

	@Option(names = "--forks", paramLabel = "N[..M]", defaultValue = "5..10",
			description = "JVMs per run: at least N, and up to M while the interval is wider than --precision." + DEFAULT)
	private String forks;

	@Option(names = "--precision", paramLabel = "PERCENT", defaultValue = "1",
			description = "The 95 %% interval to reach, in ± percent of the mean. A run that reaches it measures 50 %% more forks, then ends."
			+ DEFAULT)
	private double precision;

	@Option(names = "--calls", paramLabel = "N", defaultValue = "2000000",
			description = "The maximum number of traces per thread in a fork."
			+ DEFAULT)
	private int calls;

	@Option(names = "--seconds", paramLabel = "S", defaultValue = "5", description = "How many seconds a fork makes calls, at most."
			+ DEFAULT)
	private double seconds;

	@Option(names = "--minutes", paramLabel = "M",
			description = "Start no round of forks that would end after M minutes. Default: no limit.")
	private Double minutes;

	@Option(names = "--attempts", paramLabel = "N", defaultValue = "3",
			description = "How many times to try a fork that is void or disturbed by other programs; 1 means no repetition." + DEFAULT)
	private int attempts;

	/** Returns the length of each fork. */
	RunLength length() {
		Duration time = Duration.ofNanos(Math.round(seconds * 1e9));
		Diagnostics.valid(command(), "--seconds", () -> new RunLength(1, time));
		return Diagnostics.valid(command(), "--calls", () -> new RunLength(calls, time));
	}

	Effort effort() {
		CommandLine line = command();
		Effort number = ForkRange.effort(line, forks);
		OptionalDouble share = OptionalDouble.of(precision / 100);
		Optional<Duration> timeBox = Optional.ofNullable(minutes).map(value -> Duration.ofMillis(Math.round(value * 60_000)));
		Diagnostics.valid(line, "--precision", () -> new Effort(1, 1, share, Optional.empty()));
		Diagnostics.valid(line, "--minutes", () -> new Effort(1, 1, share, timeBox));
		return Diagnostics.valid(line, "--attempts",
				() -> new Effort(number.leastForks(), number.mostForks(), share, timeBox, attempts));
	}
}
