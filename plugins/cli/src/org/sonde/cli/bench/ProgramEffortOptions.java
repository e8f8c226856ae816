/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.time.Duration;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.cli.shared.Diagnostics;

import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The options for the effort and precision of a measurement in a program. */
public final class ProgramEffortOptions {
	private static final String DEFAULT = " Default: ${DEFAULT-VALUE}.";
	private static final double PERCENT = 100;
	private static final double MILLIS_PER_SECOND = 1000;
	private static final double MILLIS_PER_MINUTE = 60_000;

	@Option(names = "--forks", paramLabel = "N|N..M", description = "JVMs per state: a number, or the minimum and the maximum." + DEFAULT)
	private String forks = ProgramEffort.DEFAULT.leastForks() + ".." + ProgramEffort.DEFAULT.mostForks();

	@Option(names = "--minutes", paramLabel = "M",
			description = "Start no JVM after M minutes. A whole run that takes longer is ended." + DEFAULT)
	private double minutes = ProgramEffort.DEFAULT.timeBox().toMinutes();

	@Option(names = "--precision", paramLabel = "PERCENT",
			description = "End when the 95 %% interval of the overhead is at most ± this percentage of it." + DEFAULT)
	private double precision = ProgramEffort.DEFAULT.precision() * PERCENT;

	@Option(names = "--precise", paramLabel = "FIGURE",
			description = "The overhead that --precision applies to: active (what active probes add) or total (with I, the cost of deactivated probes; "
			+ "takes many more JVMs). Default: active.")
	private PrecisionTarget precise = ProgramEffort.DEFAULT.precise();

	@Option(names = "--warm-up", paramLabel = "S", description = "Seconds after the first unit of work that do not count." + DEFAULT)
	private double warmUp = ProgramEffort.DEFAULT.warmUp().toSeconds();

	@Option(names = "--seconds", paramLabel = "S", description = "How many seconds to observe each JVM after its warm-up." + DEFAULT)
	private double seconds = ProgramEffort.DEFAULT.steady().toSeconds();

	@Option(names = "--window", paramLabel = "MS",
			description = "How many milliseconds the probes stay switched on or off; at least one whole unit of work." + DEFAULT)
	private long window = ProgramEffort.DEFAULT.window().toMillis();

	/** @param wholeRuns whether the program runs to its own end, too */
	public ProgramEffort effort(CommandLine line, boolean wholeRuns) {
		Effort range = ForkRange.effort(line, forks);
		return Diagnostics.valid(line,
				() -> new ProgramEffort(range.leastForks(), range.mostForks(), precision / PERCENT,
						Duration.ofMillis(Math.round(minutes * MILLIS_PER_MINUTE)),
						Duration.ofMillis(Math.round(warmUp * MILLIS_PER_SECOND)),
						Duration.ofMillis(Math.round(seconds * MILLIS_PER_SECOND)), Duration.ofMillis(window), wholeRuns, precise));
	}
}
