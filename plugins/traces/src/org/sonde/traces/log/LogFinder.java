/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the logs at a path. */
final class LogFinder {
	/** How deep folders are looked into. */
	private static final int MAX_DEPTH = 16;

	private final Path top;
	private final LogProblems problems;
	/** The files by folder, sorted by the folder's name. */
	private final Map<Path, List<LogFile>> folders = new TreeMap<>(Comparator.comparing(Path::toString));

	LogFinder(Path top, LogProblems problems) {
		this.top = top;
		this.problems = problems;
	}

	List<KiekerLog> find() throws IOException {
		if (!Files.exists(top)) {
			throw new NoSuchFileException(top.toString());
		}
		if (Files.isDirectory(top)) {
			look(top, list(top), 1);
			return logs();
		}
		List<LogFile> members = members(top);
		if (!members.isEmpty()) {
			members.forEach(this::add);
			return logs();
		}
		if (!LogFile.holdsRecords(top.getFileName().toString())) {
			return List.of();
		}
		Path folder = top.toAbsolutePath().getParent();
		LogFile map = KiekerLog.MAP_NAMES.stream().map(folder::resolve).filter(Files::isRegularFile).findFirst()
				.map(LogFile::onDisk).orElse(null);
		return List.of(new KiekerLog(folder, map, List.of(LogFile.onDisk(top))));
	}

	private void look(Path folder, List<Path> entries, int depth) {
		for (Path entry : entries) {
			if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
				if (depth < MAX_DEPTH) {
					try {
						look(entry, list(entry), depth + 1);
					} catch (IOException e) {
						problems.add(entry, "", "the folder cannot be listed: " + e);
					}
				}
			} else if (Files.isRegularFile(entry)) {
				List<LogFile> members = members(entry);
				members.forEach(this::add);
				if (members.isEmpty()) {
					add(LogFile.onDisk(entry));
				}
			}
		}
	}

	private void add(LogFile file) {
		if (LogFile.holdsRecords(file.name()) || KiekerLog.MAP_NAMES.contains(file.name())) {
			folders.computeIfAbsent(file.path().getParent(), folder -> new ArrayList<>()).add(file);
		}
	}

	/** What is in the file if it is an archive of logs; else nothing. */
	private List<LogFile> members(Path file) {
		return List.of();
	}

	private List<KiekerLog> logs() {
		List<KiekerLog> logs = new ArrayList<>();
		folders.forEach((folder, files) -> {
			files.sort(Comparator.comparing(LogFile::name));
			LogFile map = KiekerLog.MAP_NAMES.stream()
					.flatMap(name -> files.stream().filter(file -> file.name().equals(name))).findFirst().orElse(null);
			List<LogFile> records = files.stream().filter(file -> LogFile.holdsRecords(file.name())).toList();
			if (!records.isEmpty() && (map != null || folder.equals(top) || isNamedAsLog(folder))) {
				logs.add(new KiekerLog(folder, map, records));
			}
		});
		return logs;
	}

	private static boolean isNamedAsLog(Path folder) {
		String name = folder.getFileName().toString();
		return name.startsWith("kieker-") || name.startsWith("tpmon-");
	}

	private static List<Path> list(Path folder) throws IOException {
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.sorted(Comparator.comparing(entry -> entry.getFileName().toString())).toList();
		}
	}
}
