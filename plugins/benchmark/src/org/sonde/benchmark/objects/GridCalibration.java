/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.machine.ProcessorPinning;
import org.sonde.overhead.statistics.ForkIntervals;

/** What estimates of watched fields and types need: the costs of the stages of an event, and of its hand-over by the gap. */
public final class GridCalibration {
	/** Enough for all rounds, also if some forks are repeated. */
	public static final Duration USUAL_TIME_BOX = Duration.ofMinutes(20);
	/** Forks of each cell. */
	public static final int ROUNDS = 5;
	private static final int ATTEMPTS = 3;
	/** With two, the program need not wait while events are delivered. */
	private static final int PROCESSORS = 2;
	private static final Duration WARM_UP = Duration.ofSeconds(1);
	private static final Duration MEASURED = Duration.ofSeconds(2);

	private GridCalibration() {
	}

	/** Returns what is measured. No fork begins that would end after the time. */
	public static GridDesign design(JavaHome java, Duration timeBox) {
		int processors = ProcessorPinning.here(PROCESSORS).isPresent() ? PROCESSORS : Runtime.getRuntime().availableProcessors();
		// The work belongs to the test cases of the grid, which are not measured.
		return new GridDesign(GridCells.of(List.of(GridPart.STAGES, GridPart.GAPS)), List.of(processors), ROUNDS, WARM_UP, MEASURED,
				OptionalDouble.of(0), false, ATTEMPTS, Optional.of(timeBox), java, List.of());
	}

	/** Returns the command that measures the same, in a folder of its own. */
	public static String command(GridDesign design) {
		return "sonde bench objects -o results --part stages,gaps --processors " + design.processors().getFirst() + " --forks "
				+ design.forks() + " --warm-up " + design.warmUp().toSeconds() + " --seconds " + design.measured().toSeconds()
				+ " --minutes " + design.timeBox().orElseThrow().toMinutes() + " --attempts " + design.attempts() + " --work 0";
	}

	/** Whether all costs have an interval. */
	public static boolean isEnough(GridDesign design, GridResult result) {
		return design.cells().stream().allMatch(cell -> design.processors().stream()
				.allMatch(count -> result.find(cell.id(), count)
						.filter(point -> point.forks().size() >= ForkIntervals.FEWEST_FORKS).isPresent()));
	}
}
