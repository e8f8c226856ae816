/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.sonde.common.progress.Progress;

/**
 * A log as one run of Kieker writes it: a folder with {@code kieker.map} and files of records, which are text ({@code
 * .dat}), binary ({@code .bin}), or either compressed ({@code .gz}, {@code .df}, {@code .zip}, {@code .xz}, {@code .bz2}); on
 * disk or in an archive ({@code .zip}, {@code .tar}, {@code .tar.gz}, …).
 */
public final class KiekerLog {
	/** The names the map has had; {@code tpmon.map} up to Kieker 1.1. */
	static final List<String> MAP_NAMES = List.of("kieker.map", "tpmon.map");

	private final Path folder;
	private final LogFile map;
	private final List<LogFile> files;

	/**
	 * @param folder for people
	 * @param map    null if there is none
	 * @param files  sorted by name, as Kieker numbers them
	 */
	KiekerLog(Path folder, LogFile map, List<LogFile> files) {
		this.folder = folder;
		this.map = map;
		this.files = List.copyOf(files);
	}

	/** Like {@link #find(List, Set, LogProblems, Progress)}, for any files. */
	public static List<KiekerLog> find(List<Path> paths, LogProblems problems, Progress progress) throws IOException {
		return find(paths, Set.of(), problems, progress);
	}

	/**
	 * The logs at several paths: in a folder and the folders and archives in it; in an archive; or a single file of records beside its map.
	 * Those of each path are sorted by name, whatever the order of the file system. A file that is at several of the paths counts once, and
	 * a problem says so; a path without a log is a problem too, unless others are there.
	 *
	 * @param problems where to note what cannot be listed, too
	 * @param others   places of files that are not of Kieker, whatever their names
	 * @param progress counts the bytes of archives that must be read to see what is in them; cancelling it makes this end by a
	 *                 {@link CancellationException}
	 * @throws NoSuchFileException if a path leads nowhere
	 * @throws IOException         if a folder cannot be listed
	 */
	public static List<KiekerLog> find(List<Path> paths, Set<Path> others, LogProblems problems, Progress progress) throws IOException {
		List<KiekerLog> logs = new ArrayList<>();
		Set<Path> known = new HashSet<>();
		for (Path path : paths) {
			List<KiekerLog> found = new LogFinder(path, others, problems, progress, new HashMap<>()).find();
			if (found.isEmpty() && others.stream().noneMatch(other -> other.startsWith(path))) {
				problems.add(path, "", isEmptyFile(path) ? "the file is empty" : LogContent.zstd(path).orElse(
						"there is no Kieker log, no flight recording and no file of spans. Give a .jfr file, spans as JSON or protobuf, or a folder with kieker.map and files such as kieker-….dat or .bin."
								+ " An archive of it, or a folder with such folders, also works"));
			}
			for (KiekerLog log : found) {
				List<LogFile> fresh = log.files.stream().filter(file -> known.add(file.realPath())).toList();
				if (fresh.size() < log.files.size()) {
					problems.add(log.folder, "", "it, or files of it, were given twice; they are read once");
				}
				if (!fresh.isEmpty()) {
					logs.add(new KiekerLog(log.folder, log.map, fresh));
				}
			}
		}
		return logs;
	}

	private static boolean isEmptyFile(Path path) throws IOException {
		return Files.isRegularFile(path) && Files.size(path) == 0;
	}

	/** The folder of the log; in an archive, the archive and the place in it. */
	public Path folder() {
		return folder;
	}

	/** The length of the files of records, as they lie there, in bytes; 0 if unknown. */
	public long bytes() {
		return files.stream().mapToLong(LogFile::bytes).sum();
	}

	/** Whether the other is in the same archive, so that what is kept of this one serves it too. */
	boolean isBesides(KiekerLog other) {
		return files.getFirst().opener().isBesides(other.files.getFirst().opener());
	}

	/** Lets go of what was kept for reading on. */
	void release() {
		for (LogFile file : files) {
			try {
				file.opener().release();
			} catch (IOException e) {
				// it was only read
			}
		}
	}

	/** The files of records in their order. */
	List<LogFile> files() {
		return files;
	}

	/** The file that tells what the numbers in the records stand for. */
	Optional<LogFile> map() {
		return Optional.ofNullable(map);
	}
}
