/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

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
 * Which processors the receiver and the senders get, by Linux's {@code taskset}.
 *
 * @param receiver one processor
 * @param senders  all others, as {@code taskset} takes them
 */
record ProcessorPinning(int receiver, String senders) {

	private static final String ALLOWED = "Cpus_allowed_list:";
	private static final String TASKSET = "taskset";

	/** That of this machine; empty if it has one processor or no {@code taskset}. */
	static Optional<ProcessorPinning> here() {
		boolean installed = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).filter(folder -> !folder.isEmpty())
				.anyMatch(folder -> Files.isExecutable(Path.of(folder, TASKSET)));
		if (!installed) {
			return Optional.empty();
		}
		try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
			return lines.filter(line -> line.startsWith(ALLOWED)).findFirst().flatMap(line -> of(line.substring(ALLOWED.length()).strip()));
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	/**
	 * The first for the receiver.
	 *
	 * @param allowed numbers and ranges, such as {@code 0-3,6}
	 * @return empty if it is only one
	 */
	static Optional<ProcessorPinning> of(String allowed) {
		List<Integer> processors = new ArrayList<>();
		for (String range : allowed.split(",")) {
			String[] ends = range.split("-");
			for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
				processors.add(i);
			}
		}
		return processors.size() < 2 ? Optional.empty()
				: Optional.of(new ProcessorPinning(processors.getFirst(),
						processors.stream().skip(1).map(String::valueOf).collect(Collectors.joining(","))));
	}

	/** What stands in front of the receiver's command. */
	List<String> receiverLauncher() {
		return List.of(TASKSET, "-c", Integer.toString(receiver));
	}

	/** What stands in front of the senders' command. */
	List<String> senderLauncher() {
		return List.of(TASKSET, "-c", senders);
	}
}
