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
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;

/** Finds the logs at a path. */
final class LogFinder {
	static final String NO_DIRECTORY = "the archive's directory at its end is missing or damaged, and files may be missing, too; was it cut off?";

	/** The most levels of folders that are searched. */
	private static final int MAX_DEPTH = 16;
	/** Names of files that may be a tar archive, compressed or not. */
	private static final Pattern ARCHIVES = Pattern.compile("\\.(tar|tgz|txz|tbz2?|gz|xz|bz2)$");
	/** Names of files that should be one. */
	private static final Pattern TAR = Pattern.compile("\\.(tar|tgz|txz|tbz2?|tar\\.\\w+)$");

	private final Path top;
	private final Set<Path> others;
	private final LogProblems problems;
	private final Progress progress;
	private final Map<Path, Optional<List<LogFile>>> archives;
	/** The files by folder and name, both sorted. */
	private final Map<Path, SortedMap<String, LogFile>> folders = new TreeMap<>(Comparator.comparing(Path::toString));

	/**
	 * @param others   places of files that are not of Kieker, whatever their names
	 * @param archives what is known of files, from looking before; is added to
	 */
	LogFinder(Path top, Set<Path> others, LogProblems problems, Progress progress, Map<Path, Optional<List<LogFile>>> archives) {
		this.top = top;
		this.others = others;
		this.archives = archives;
		this.problems = problems;
		this.progress = progress;
	}

	List<KiekerLog> find() throws IOException {
		if (!Files.exists(top)) {
			throw new NoSuchFileException(top.toString());
		}
		if (Files.isDirectory(top)) {
			look(list(top), 1);
			return logs();
		}
		Optional<List<LogFile>> members = members(top);
		if (members.isPresent()) {
			members.get().forEach(this::add);
			return logs();
		}
		if (others.contains(top) || !LogFile.holdsRecords(top.getFileName().toString()) && !LogContent.isRecords(top)) {
			return List.of();
		}
		Path folder = top.getParent() == null ? top.toAbsolutePath().getParent() : top.getParent();
		LogFile map = KiekerLog.MAP_NAMES.stream().map(folder::resolve).filter(Files::isRegularFile).findFirst()
				.map(LogFile::onDisk).orElse(null);
		return List.of(new KiekerLog(folder, map, List.of(LogFile.onDisk(top))));
	}

	private void look(List<Path> entries, int depth) {
		for (Path entry : entries) {
			progress.checkCancelled();
			if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
				if (depth < MAX_DEPTH) {
					try {
						look(list(entry), depth + 1);
					} catch (IOException e) {
						problems.add(entry, "", "the folder cannot be listed: " + e);
					}
				} else {
					problems.add(entry, "",
							"the folder is not searched, because it is %d folders deep; give its own path".formatted(MAX_DEPTH));
				}
			} else if (Files.isDirectory(entry)) {
				problems.add(entry, "", "a link to a folder is not followed; give the folder itself");
			} else if (Files.isRegularFile(entry)) {
				members(entry).orElseGet(() -> List.of(LogFile.onDisk(entry))).forEach(this::add);
			}
		}
	}

	private void add(LogFile file) {
		if (LogFile.isOfLog(file.name()) && !others.contains(file.path())
				&& folders.computeIfAbsent(file.path().getParent(), folder -> new TreeMap<>()).put(file.name(), file) != null) {
			problems.add(file.path(), "", "the archive has the file more than once; the last one is read");
		}
	}

	/** Returns the files of an archive. Empty if the file is none. */
	private Optional<List<LogFile>> members(Path file) {
		return archives.computeIfAbsent(file, this::listMembers);
	}

	private Optional<List<LogFile>> listMembers(Path file) {
		String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
		if (name.endsWith(".zip")) {
			try {
				return ifOfLogs(ZipMembers.of(file));
			} catch (IOException e) {
				if (!LogContent.isZip(file)) {
					return Optional.empty();
				}
				problems.add(file, "", NO_DIRECTORY);
				// If it is a file of records, its reader tells how much of it can be read.
				LogProblems found = new LogProblems();
				Optional<List<LogFile>> members = ifOfLogs(StreamedMembers.ofZip(file, progress, found));
				members.ifPresent(logs -> found.list().forEach(problem -> problems.add(file, problem.place(), problem.message())));
				return members;
			}
		}
		if (ARCHIVES.matcher(name).find() && StreamedMembers.isTar(file)) {
			return Optional.of(StreamedMembers.ofTar(file, progress, problems));
		}
		if (TAR.matcher(name).find()) {
			problems.add(file, "", "it is not a tar archive; was it cut off?");
			return Optional.of(List.of());
		}
		return Optional.empty();
	}

	/** Kieker writes a zip file of one entry for a file of records; an archive of logs has their maps too. */
	private static Optional<List<LogFile>> ifOfLogs(List<LogFile> members) {
		boolean hasMap = members.stream().anyMatch(member -> !LogFile.holdsRecords(member.name()));
		return hasMap || members.size() > 1 ? Optional.of(members) : Optional.empty();
	}

	private List<KiekerLog> logs() {
		List<KiekerLog> logs = new ArrayList<>();
		folders.forEach((folder, files) -> {
			List<LogFile> maps = KiekerLog.MAP_NAMES.stream().map(files::get).filter(Objects::nonNull).toList();
			LogFile map = maps.isEmpty() ? null : maps.getFirst();
			List<LogFile> records = files.values().stream().filter(file -> LogFile.holdsRecords(file.name())).toList();
			if (!records.isEmpty() && (map != null || isMeant(folder) || records.stream().anyMatch(file -> isKiekers(file.name())))) {
				if (maps.size() > 1) {
					problems.add(folder, "", "it has two maps; %s is used".formatted(map.name()));
				}
				logs.add(new KiekerLog(folder, map, records));
			}
		});
		return logs;
	}

	/** Whether a folder without a map is meant to be a log: it was named by the user, or by Kieker, or is in an archive so named. */
	private boolean isMeant(Path folder) {
		if (folder.equals(top) || folder.startsWith(top) && !Files.isDirectory(top)) {
			return true;
		}
		return isKiekers(folder.getFileName().toString());
	}

	/** Whether Kieker names folders and files of records so. */
	private static boolean isKiekers(String name) {
		return name.startsWith("kieker-") || name.startsWith("tpmon-");
	}

	private static List<Path> list(Path folder) throws IOException {
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.sorted(Comparator.comparing(entry -> entry.getFileName().toString())).toList();
		}
	}
}
