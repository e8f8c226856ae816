/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Keyword;

/** What the monitored program does, how long, and how often. */
record WorkloadSettings(List<Workload> workloads, RunLength length, Effort effort) {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_MINUTE = 60_000;
	private static final double PERCENT = 100;

	/** @throws IllegalArgumentException naming the field, what is wrong in it, and what would do */
	static WorkloadSettings of(ILaunchConfiguration configuration) throws CoreException {
		List<Shape> shapes = list("Shapes", LaunchSetting.SHAPES.of(configuration), text -> Keyword.of(Shape.class, text),
				"check at least one");
		List<Integer> depths = list("Executions in a trace", LaunchSetting.DEPTHS.of(configuration), Integer::valueOf,
				"whole numbers with commas between them, such as 1, 8, 32");
		List<Double> times = list("Method time", LaunchSetting.METHOD_TIMES.of(configuration), Double::valueOf,
				"numbers of microseconds with commas between them, such as 0, 100");
		List<Integer> threads = list("Threads", LaunchSetting.THREADS.of(configuration), Integer::valueOf,
				"whole numbers with commas between them, such as 1, 2");
		int unmonitored = one("Unmonitored", LaunchSetting.UNMONITORED.of(configuration), Integer::valueOf, "a whole number");
		boolean threadTime = LaunchSetting.THREAD_TIME.isSet(configuration);
		List<Workload> workloads = new ArrayList<>();
		for (Shape shape : shapes) {
			for (int depth : depths) {
				for (double micros : times) {
					for (int number : threads) {
						workloads.add(checked("Workload",
								() -> new Workload(shape, depth, Math.round(micros * NANOS_PER_MICRO), number, threadTime, unmonitored)));
					}
				}
			}
		}
		int calls = one("Calls", LaunchSetting.CALLS.of(configuration), Integer::valueOf, "a whole number");
		double seconds = one("Seconds", LaunchSetting.SECONDS.of(configuration), Double::valueOf, "a number");
		RunLength length = checked("Length of a fork", () -> new RunLength(calls, Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND))));
		return new WorkloadSettings(List.copyOf(workloads), length, effort(configuration));
	}

	private static Effort effort(ILaunchConfiguration configuration) throws CoreException {
		int least = one("Forks at least", LaunchSetting.LEAST_FORKS.of(configuration), Integer::valueOf, "a whole number");
		int most = one("Forks at most", LaunchSetting.MOST_FORKS.of(configuration), Integer::valueOf, "a whole number");
		String precision = LaunchSetting.PRECISION.of(configuration);
		OptionalDouble share = precision.isBlank() ? OptionalDouble.empty()
				: OptionalDouble.of(one("Precision", precision, Double::valueOf, "a percentage such as 1, or nothing") / PERCENT);
		String minutes = LaunchSetting.MINUTES.of(configuration);
		Optional<Duration> timeBox = minutes.isBlank() ? Optional.empty()
				: Optional.of(Duration.ofMillis(Math.round(one("Minutes", minutes, Double::valueOf, "a number, or nothing") * MILLIS_PER_MINUTE)));
		int attempts = one("Attempts", LaunchSetting.ATTEMPTS.of(configuration), Integer::valueOf, "a whole number");
		return checked("Forks", () -> new Effort(least, most, share, timeBox, attempts));
	}

	private static <T> List<T> list(String field, String typed, Function<String, T> parse, String wanted) {
		List<T> values = new ArrayList<>();
		for (String part : typed.split(",")) {
			values.add(one(field, part, parse, wanted));
		}
		return values;
	}

	private static <T> T one(String field, String typed, Function<String, T> parse, String wanted) {
		try {
			return parse.apply(typed.strip());
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(field + ": " + wanted + (typed.isBlank() ? "." : "; found \"" + typed.strip() + "\"."), e);
		}
	}

	private interface Made<T> {
		T make();
	}

	private static <T> T checked(String field, Made<T> made) {
		try {
			return made.make();
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(field + ": " + e.getMessage() + ".", e);
		}
	}
}
