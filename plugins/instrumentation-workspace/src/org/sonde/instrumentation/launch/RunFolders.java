/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.common.files.TemporaryFiles;

/**
 * Where runs with probes are kept: a folder a run, by project. The oldest are deleted.
 *
 * @param root the folder of them all
 */
record RunFolders(Path root) {
	/** Runs that are kept of each project, the newest. */
	static final int KEPT = 10;
	/** Sorted by name is sorted by time. */
	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT)
			.withZone(ZoneId.of("UTC"));

	/** A folder for a run, which does not exist yet. AspectJ reads nothing from folders with some characters, so they are encoded. */
	Path next(String project, Instant started) {
		Path runs = runsOf(project);
		Path folder = runs.resolve(NAME.format(started));
		for (int i = 2; Files.exists(folder); i++) {
			folder = runs.resolve(NAME.format(started) + "-" + i);
		}
		return folder;
	}

	/**
	 * Deletes the runs of the project that are too many.
	 *
	 * @param running the folders of programs that are running; they stay
	 */
	void tidy(String project, Set<Path> running) throws IOException {
		List<Path> runs;
		try (Stream<Path> folders = Files.list(runsOf(project))) {
			runs = folders.filter(Files::isDirectory).sorted(Comparator.reverseOrder()).toList();
		}
		for (Path old : runs.stream().skip(KEPT).filter(folder -> !running.contains(folder)).toList()) {
			TemporaryFiles.delete(old);
		}
	}

	private Path runsOf(String project) {
		return root.resolve(URLEncoder.encode(project, StandardCharsets.UTF_8));
	}
}
