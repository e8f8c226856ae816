/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A file of a log, on disk or in an archive.
 *
 * @param path   where it is, for people; within an archive, the archive and the place in it
 * @param bytes  how long it is; 0 where that is not known
 * @param opener opens it
 */
record LogFile(Path path, long bytes, Opener opener) {
	private static final String[] RECORDS = { ".dat", ".bin", ".gz", ".df", ".zip", ".xz", ".bz2" };

	/** Opens a file at its start. */
	interface Opener {
		InputStream open() throws IOException;

		/** Whether what is kept for opening other files quickly is kept for that one too. */
		default boolean isBesides(Opener other) {
			return false;
		}

		/** Lets go of what was kept for opening other files quickly. */
		default void release() throws IOException {
			// nothing was kept
		}
	}

	static LogFile onDisk(Path path) {
		return new LogFile(path, path.toFile().length(), () -> Files.newInputStream(path));
	}

	/** Whether a file of this name, in the folder of a log, holds records. */
	static boolean holdsRecords(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		for (String extension : RECORDS) {
			if (lower.endsWith(extension)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a file of this name may belong to a log. */
	static boolean isOfLog(String path) {
		String name = path.substring(path.lastIndexOf('/') + 1);
		return holdsRecords(name) || KiekerLog.MAP_NAMES.contains(name);
	}

	/**
	 * Where a file in an archive is, for people.
	 *
	 * @throws IllegalArgumentException if the name can be none of a file
	 */
	static Path within(Path archive, String name) {
		Path place = archive;
		for (String part : name.split("[/\\\\]")) {
			if (!part.isEmpty() && !part.equals(".") && !part.equals("..")) {
				place = place.resolve(part);
			}
		}
		return place;
	}

	/** The same for the same file, however it was named. */
	Path realPath() {
		try {
			return path.toRealPath();
		} catch (IOException e) {
			return path.toAbsolutePath().normalize(); // in an archive
		}
	}

	/** The name without the folders. */
	String name() {
		return path.getFileName().toString();
	}
}
