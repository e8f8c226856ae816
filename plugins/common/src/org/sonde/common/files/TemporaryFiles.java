/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** The place for temporary files, which Sonde deletes again. */
public final class TemporaryFiles {

	private TemporaryFiles() {
	}

	/**
	 * Makes a folder among the system's temporary files.
	 *
	 * @throws FileSystemException if that fails; it names the folder of the temporary files, and what is wrong with that
	 */
	public static Path newFolder(String prefix) throws FileSystemException {
		try {
			return Files.createTempDirectory(prefix);
		} catch (IOException e) {
			Path all = Path.of(System.getProperty("java.io.tmpdir"));
			FileSystemException failure = new FileSystemException(all.toString(), null,
					Files.isDirectory(all) ? IoErrorText.inWords(e) : "there is no such folder");
			failure.initCause(e);
			throw failure;
		}
	}

	/** Deletes a folder with all that is in it, if it is there. */
	public static void delete(Path folder) throws IOException {
		if (Files.exists(folder)) {
			try (Stream<Path> files = Files.walk(folder)) {
				for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
					Files.deleteIfExists(file);
				}
			}
		}
	}

	/**
	 * The same, as far as it can be done: a process that was killed may still hold a file, and the system cleans up where these folders
	 * lie.
	 */
	public static void deleteIfPossible(Path folder) {
		try {
			delete(folder);
		} catch (IOException | UncheckedIOException e) {
			// See above.
		}
	}
}
