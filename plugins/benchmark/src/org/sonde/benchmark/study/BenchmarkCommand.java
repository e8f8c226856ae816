/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.ShellWords;
import org.sonde.overhead.results.Clock;

/**
 * The commands that measure the same again, on this machine or another: they name neither folders of this one nor a Java, which stands in
 * the conditions. Every option is written, since its default may change.
 */
public final class BenchmarkCommand {

	private static final int DIGITS_OF_MINUTES = 6;

	private BenchmarkCommand() {
	}

	/**
	 * {@code sonde bench run}.
	 *
	 * @param subjects built-in ids or files of descriptors, in the order of {@code chosen}
	 * @param workloads all combinations of the shapes, depths, method times and threads that occur in them
	 */
	public static String run(List<String> subjects, List<Benchmark.Chosen> chosen, List<Workload> workloads, RunLength length,
			Effort effort,
			List<String> jvmArguments) {
		List<String> words = new ArrayList<>(List.of("sonde", "bench", "run"));
		subjects.forEach(subject -> words.add(named(subject)));
		if (chosen.stream().anyMatch(one -> !one.configurations().equals(one.subject().configurations()))) {
			option(words, "configurations", chosen.stream().flatMap(one -> ends(one).stream()
					.map(id -> chosen.size() == 1 ? id : one.subject().id() + ":" + id)).collect(Collectors.joining(",")));
		}
		option(words, "shape", distinct(workloads, workload -> workload.shape().keyword()));
		option(words, "depth", distinct(workloads, workload -> Integer.toString(workload.executions())));
		if (workloads.getFirst().unmonitored() > 0) {
			option(words, "unmonitored", Integer.toString(workloads.getFirst().unmonitored()));
		}
		option(words, "method-time", distinct(workloads, Workload::methodTimeMicros));
		option(words, "busy-by", (workloads.getFirst().byThreadTime() ? Clock.THREAD_CPU : Clock.WALL).keyword());
		option(words, "threads", distinct(workloads, workload -> Integer.toString(workload.threads())));
		effort(words, length, effort);
		return line(words, jvmArguments);
	}

	/**
	 * {@code sonde bench versions}.
	 *
	 * @param versions  as typed, without folders of this machine
	 * @param options   words that follow them
	 * @param workloads all combinations of the depths and method times that occur in them
	 */
	public static String versions(List<String> versions, List<String> options, List<Workload> workloads, RunLength length, Effort effort,
			List<String> jvmArguments) {
		List<String> words = new ArrayList<>(List.of("sonde", "bench", "versions"));
		words.addAll(versions);
		words.addAll(options);
		option(words, "depth", distinct(workloads, workload -> Integer.toString(workload.executions())));
		option(words, "method-time", distinct(workloads, Workload::methodTimeMicros));
		effort(words, length, effort);
		return line(words, jvmArguments);
	}

	/**
	 * {@code sonde bench calibrate}.
	 *
	 * @param subject a built-in id or the file of a descriptor
	 * @param writers ids of configurations
	 */
	public static String calibrate(String subject, List<String> writers, Duration timeBox, List<String> jvmArguments) {
		List<String> words = new ArrayList<>(List.of("sonde", "bench", "calibrate", "--subject", named(subject)));
		if (!writers.isEmpty()) {
			option(words, "writer", String.join(",", writers));
		}
		option(words, "minutes", minutes(timeBox));
		return line(words, jvmArguments);
	}

	/**
	 * {@code sonde bench check}.
	 *
	 * @param subject a built-in id or the file of a descriptor
	 * @param options values by name, without the hyphens
	 */
	public static String check(String subject, Map<String, String> options, List<String> jvmArguments) {
		List<String> words = new ArrayList<>(List.of("sonde", "bench", "check", "--subject", named(subject)));
		options.forEach((name, value) -> option(words, name, value));
		return line(words, jvmArguments);
	}

	private static void effort(List<String> words, RunLength length, Effort effort) {
		option(words, "calls", Integer.toString(length.calls()));
		option(words, "seconds", plain(BigDecimal.valueOf(length.time().toNanos(), 9)));
		// Without a precision, each run has the most forks.
		option(words, "forks",
				effort.precision().isEmpty() ? Integer.toString(effort.mostForks()) : effort.leastForks() + ".." + effort.mostForks());
		effort.precision().ifPresent(share -> option(words, "precision", plain(BigDecimal.valueOf(share).movePointRight(2))));
		effort.timeBox().ifPresent(time -> option(words, "minutes", minutes(time)));
		option(words, "attempts", Integer.toString(effort.attempts()));
	}

	private static String named(String idOrFile) {
		return BuiltInSubjects.ids().contains(idOrFile) ? idOrFile : Path.of(idOrFile).getFileName().toString();
	}

	/** Returns the configurations that no other builds on. The others come with them. */
	private static List<String> ends(Benchmark.Chosen chosen) {
		List<String> before = chosen.configurations().stream().map(SubjectConfiguration::predecessor).flatMap(Optional::stream).toList();
		return chosen.configurations().stream().map(SubjectConfiguration::id).filter(id -> !before.contains(id)).toList();
	}

	private static String distinct(List<Workload> workloads, Function<Workload, String> property) {
		return workloads.stream().map(property).distinct().collect(Collectors.joining(","));
	}

	private static String minutes(Duration time) {
		return plain(BigDecimal.valueOf(time.toMillis()).divide(BigDecimal.valueOf(Duration.ofMinutes(1).toMillis()), DIGITS_OF_MINUTES,
				RoundingMode.HALF_EVEN));
	}

	private static String plain(BigDecimal number) {
		return number.stripTrailingZeros().toPlainString();
	}

	private static void option(List<String> words, String name, String value) {
		words.add("--" + name);
		words.add(value);
	}

	private static String line(List<String> words, List<String> jvmArguments) {
		// One word, because an argument looks like an option of ours.
		jvmArguments.forEach(argument -> words.add("--jvm-argument=" + argument));
		return ShellWords.line(words);
	}
}
