/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which processors a measured process gets and which all others of ours, by Linux's {@code taskset}.
 *
 * @param measured as {@code taskset} takes them
 * @param others   the rest, likewise
 */
public record ProcessorPinning(String measured, String others) {

	private static final String ALLOWED = "Cpus_allowed_list:";
	private static final String TASKSET = "taskset";

	/**
	 * That of this machine.
	 *
	 * @param processors that the measured process gets, 1 or more
	 * @return empty if no processor is left for the others, or there is no {@code taskset}
	 */
	public static Optional<ProcessorPinning> here(int processors) {
		if (!isInstalled(TASKSET)) {
			return Optional.empty();
		}
		try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
			return lines.filter(line -> line.startsWith(ALLOWED)).findFirst()
					.flatMap(line -> of(line.substring(ALLOWED.length()).strip(), processors));
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	/** Whether the search path has a program. */
	static boolean isInstalled(String program) {
		return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).filter(folder -> !folder.isEmpty())
				.anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
	}

	/**
	 * The first for the measured process.
	 *
	 * @param allowed    numbers and ranges, such as {@code 0-3,6}
	 * @param processors that it gets
	 * @return empty if none is left for the others
	 */
	public static Optional<ProcessorPinning> of(String allowed, int processors) {
		List<Integer> all = new ArrayList<>();
		for (String range : allowed.split(",")) {
			String[] ends = range.split("-");
			for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
				all.add(i);
			}
		}
		return all.size() <= processors ? Optional.empty()
				: Optional.of(new ProcessorPinning(list(all.subList(0, processors)), list(all.subList(processors, all.size()))));
	}

	private static String list(List<Integer> processors) {
		return processors.stream().map(String::valueOf).collect(Collectors.joining(","));
	}

	/** Returns the words before the command of the measured process. */
	public List<String> measuredLauncher() {
		return List.of(TASKSET, "-c", measured);
	}

	/** Returns the words before the commands of the other processes. */
	public List<String> othersLauncher() {
		return List.of(TASKSET, "-c", others);
	}
}
