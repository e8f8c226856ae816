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
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A log as one run of Kieker writes it: a folder with {@code kieker.map} and files of records, which are text ({@code
 * .dat}), binary ({@code .bin}), or either compressed ({@code .gz}, {@code .df}, {@code .zip}).
 *
 * @param folder the folder of {@code kieker.map}
 * @param files  the files of records, sorted by name, as Kieker numbers them
 */
public record KiekerLog(Path folder, List<Path> files) {
	public KiekerLog {
		files = List.copyOf(files);
	}

	/** How many records were read and how many were not. */
	public record Tally(long read, long skipped) {
		/** Both together, each. */
		public Tally plus(Tally other) {
			return new Tally(read + other.read, skipped + other.skipped);
		}
	}

	/**
	 * The logs at a path, sorted by name: of a folder itself and of the folders in it, as Kieker makes one ({@code
	 * kieker-<date>-…}) for every run; or a single file of records beside its map.
	 *
	 * @return empty if there is no log
	 * @throws NoSuchFileException if there is no such path
	 * @throws IOException         if the folder cannot be listed
	 */
	public static List<KiekerLog> find(Path path) throws IOException {
		if (!Files.exists(path)) {
			throw new NoSuchFileException(path.toString());
		}
		if (!Files.isDirectory(path)) {
			return RecordFile.of(path) == null ? List.of()
					: List.of(new KiekerLog(path.toAbsolutePath().getParent(), List.of(path)));
		}
		List<KiekerLog> logs = new ArrayList<>();
		for (Path folder : foldersOf(path)) {
			List<Path> files = list(folder).stream().filter(file -> Files.isRegularFile(file) && RecordFile.of(file) != null)
					.toList();
			if (!files.isEmpty()) {
				logs.add(new KiekerLog(folder, files));
			}
		}
		return logs;
	}

	/**
	 * Reads the log from its first record to its last and hands each over. What cannot be read is noted among the problems
	 * and skipped; nothing that a file contains makes this fail. In a text file every line that is not blank counts as a
	 * record, read or skipped; where a binary file cannot be read further, its rest counts as one.
	 *
	 * @param records  takes the records; it may refuse one by an {@link IllegalArgumentException}, which makes it a skipped one
	 * @param problems where to note what was skipped
	 */
	public Tally read(Consumer<LogRecord> records, LogProblems problems) {
		StringTable strings = StringTable.of(folder, problems);
		RecordDecoder decoder = new RecordDecoder();
		Tally tally = new Tally(0, 0);
		for (Path file : files) {
			tally = tally.plus(new RecordFileReader(file, strings, decoder, records, problems).read());
		}
		return tally;
	}

	private static List<Path> foldersOf(Path path) throws IOException {
		List<Path> folders = new ArrayList<>(List.of(path));
		for (Path inner : list(path)) {
			if (Files.isDirectory(inner) && (inner.getFileName().toString().startsWith("kieker-") || hasMap(inner))) {
				folders.add(inner);
			}
		}
		return folders;
	}

	private static boolean hasMap(Path folder) {
		return StringTable.FILE_NAMES.stream().anyMatch(name -> Files.isRegularFile(folder.resolve(name)));
	}

	/** Sorted by name, since the file system's order differs from machine to machine. */
	private static List<Path> list(Path folder) throws IOException {
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.sorted(Comparator.comparing(entry -> entry.getFileName().toString())).toList();
		}
	}
}
