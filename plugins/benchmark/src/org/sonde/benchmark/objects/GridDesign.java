/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;

/**
 * What is to be measured of object monitoring.
 *
 * @param cells        each once
 * @param processors   numbers of them that the watched program gets, ascending
 * @param forks        JVMs of each cell and number of processors
 * @param warmUp       before the measured time, in each JVM
 * @param measured     in each JVM; longer where a period needs it
 * @param workMicros   computed work of each operation of a test case; empty to choose it as {@link GridWork} does
 * @param keepAwake    whether processors without work are kept from halting
 * @param attempts     how often a fork is run at most, if it is void or other programs disturb it
 * @param timeBox      after which no further fork begins
 * @param jvmArguments of all JVMs of the watched program
 */
public record GridDesign(List<GridCell> cells, List<Integer> processors, int forks, Duration warmUp, Duration measured,
		OptionalDouble workMicros, boolean keepAwake, int attempts, Optional<Duration> timeBox, JavaHome java, List<String> jvmArguments) {

	/** Releases of Java that the watched program runs on. */
	public static final JavaRange JAVA = new JavaRange(17, Integer.MAX_VALUE);
	private static final int MOST_PROCESSORS = 1024;
	private static final Duration SHORTEST = Duration.ofMillis(100);
	private static final Duration LONGEST = Duration.ofHours(1);
	private static final double MOST_WORK = 1e6;

	/** A fork that is to be measured. */
	record Task(GridCell cell, int processors, int number) {
	}

	/** @throws IllegalArgumentException naming the rule that is broken */
	public GridDesign {
		cells = List.copyOf(cells);
		processors = processors.stream().distinct().sorted().toList();
		jvmArguments = List.copyOf(jvmArguments);
		if (cells.isEmpty()) {
			throw new IllegalArgumentException("there is no cell to measure");
		}
		if (processors.isEmpty() || processors.getFirst() < 1 || processors.getLast() > MOST_PROCESSORS) {
			throw new IllegalArgumentException("the watched program gets 1 to " + MOST_PROCESSORS + " processors, found " + processors);
		}
		if (forks < 1) {
			throw new IllegalArgumentException("at least one JVM of each cell is measured, found " + forks);
		}
		if (warmUp.isNegative() || warmUp.compareTo(LONGEST) > 0 || measured.compareTo(SHORTEST) < 0 || measured.compareTo(LONGEST) > 0) {
			throw new IllegalArgumentException(
					"measure for " + SHORTEST.toMillis() + " ms to an hour, after a warm-up of at most an hour; found "
							+ measured.toMillis() + " ms after " + warmUp.toMillis() + " ms");
		}
		if (attempts < 1) {
			throw new IllegalArgumentException("a fork is run once or more often, found " + attempts);
		}
		if (workMicros.isPresent() && !(workMicros.getAsDouble() >= 0 && workMicros.getAsDouble() <= MOST_WORK)) {
			throw new IllegalArgumentException("the work of an operation is 0 to a million µs, found " + workMicros.getAsDouble());
		}
	}

	/**
	 * All forks, round by round: in each round one fork of each cell and number of processors, in an order that changes from round to
	 * round, so that what changes on the machine concerns all alike. The order depends on the cells and processors alone.
	 */
	List<Task> order() {
		List<Task> all = new ArrayList<>();
		for (int number = 1; number <= forks; number++) {
			List<Task> round = new ArrayList<>();
			for (GridCell cell : cells) {
				for (int count : processors) {
					round.add(new Task(cell, count, number));
				}
			}
			Collections.shuffle(round, new Random(number));
			all.addAll(round);
		}
		return all;
	}
}
