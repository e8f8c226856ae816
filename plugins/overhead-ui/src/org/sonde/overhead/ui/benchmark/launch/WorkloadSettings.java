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
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.ui.benchmark.LaunchSetting;

/** What the monitored program does, how long, and how often. */
record WorkloadSettings(List<Workload> workloads, RunLength length, Effort effort) {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_MINUTE = 60_000;
	private static final double PERCENT = 100;

	/** @throws IllegalArgumentException naming the field, what is wrong in it, and what would do */
	static WorkloadSettings of(ILaunchConfiguration configuration) throws CoreException {
		List<Shape> shapes = list(Messages.WorkloadSettings_shapes, LaunchSetting.SHAPES.of(configuration),
				text -> Keyword.of(Shape.class, text), Messages.WorkloadSettings_oneShape);
		List<Integer> depths = list(Messages.WorkloadSettings_depths, LaunchSetting.DEPTHS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wantedDepths);
		List<Double> times = list(Messages.WorkloadSettings_methodTime, LaunchSetting.METHOD_TIMES.of(configuration),
				WorkloadSettings::finite, Messages.WorkloadSettings_wantedTimes);
		List<Integer> threads = list(Messages.WorkloadSettings_threads, LaunchSetting.THREADS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wantedThreads);
		int unmonitored = one(Messages.WorkloadSettings_unmonitored, LaunchSetting.UNMONITORED.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wholeNumber);
		boolean threadTime = LaunchSetting.THREAD_TIME.isSet(configuration);
		List<Workload> workloads = new ArrayList<>();
		for (Shape shape : shapes) {
			for (int depth : depths) {
				for (double micros : times) {
					for (int number : threads) {
						workloads.add(checked(Messages.WorkloadSettings_workload,
								() -> new Workload(shape, depth, Math.round(micros * NANOS_PER_MICRO), number, threadTime, unmonitored)));
					}
				}
			}
		}
		int calls = one(Messages.WorkloadSettings_calls, LaunchSetting.CALLS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wholeNumber);
		double seconds = one(Messages.WorkloadSettings_seconds, LaunchSetting.SECONDS.of(configuration), WorkloadSettings::finite,
				Messages.WorkloadSettings_number);
		RunLength length = checked(Messages.WorkloadSettings_length,
				() -> new RunLength(calls, Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND))));
		return new WorkloadSettings(List.copyOf(workloads), length, effort(configuration));
	}

	private static Effort effort(ILaunchConfiguration configuration) throws CoreException {
		int least = one(Messages.WorkloadSettings_leastForks, LaunchSetting.LEAST_FORKS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wholeNumber);
		int most = one(Messages.WorkloadSettings_mostForks, LaunchSetting.MOST_FORKS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wholeNumber);
		String precision = LaunchSetting.PRECISION.of(configuration);
		OptionalDouble share = precision.isBlank() ? OptionalDouble.empty()
				: OptionalDouble.of(one(Messages.WorkloadSettings_precision, precision, WorkloadSettings::finite,
						Messages.WorkloadSettings_wantedPrecision) / PERCENT);
		String minutes = LaunchSetting.MINUTES.of(configuration);
		Optional<Duration> timeBox = minutes.isBlank() ? Optional.empty()
				: Optional.of(Duration.ofMillis(Math.round(MILLIS_PER_MINUTE
						* one(Messages.WorkloadSettings_minutes, minutes, WorkloadSettings::finite,
								Messages.WorkloadSettings_wantedMinutes))));
		int attempts = one(Messages.WorkloadSettings_attempts, LaunchSetting.ATTEMPTS.of(configuration), Integer::valueOf,
				Messages.WorkloadSettings_wholeNumber);
		return checked(Messages.WorkloadSettings_forks, () -> new Effort(least, most, share, timeBox, attempts));
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
			throw new IllegalArgumentException(typed.isBlank() ? NLS.bind(Messages.WorkloadSettings_wrong, field, wanted)
					: NLS.bind(Messages.WorkloadSettings_wrongFound, new Object[] { field, wanted, typed.strip() }), e);
		}
	}

	/** Java reads NaN and Infinity as numbers, too, and rounds the former to 0. */
	private static double finite(String text) {
		double number = Double.parseDouble(text);
		if (!Double.isFinite(number)) {
			throw new NumberFormatException(text);
		}
		return number;
	}

	private interface Made<T> {
		T make();
	}

	private static <T> T checked(String field, Made<T> made) {
		try {
			return made.make();
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(NLS.bind(Messages.WorkloadSettings_wrong, field, e.getMessage()), e);
		}
	}
}
