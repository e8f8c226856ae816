/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.sonde.common.files.IoErrorText;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/**
 * A temporary folder that takes sources out of an archive, each under the name it has there: the compiler finds types by them. What
 * cannot be taken is a problem of that entry alone.
 */
final class UnpackedSources {

	/**
	 * What may be unpacked at most, so that a crafted archive cannot fill the disk: some forty times the sources of the JDK's
	 * java.base.
	 */
	static final long MAX_BYTES = 2L << 30;
	/** The largest jar, in bytes. */
	private static final int MAX_LIBRARY_BYTES = 256 << 20;

	private final String archive;
	private final Path root;
	private final Path sources;
	private final Path libraries;
	private final List<SourceFile> files = new ArrayList<>();
	private final List<Library> jars = new ArrayList<>();
	private final List<Problem> problems = new ArrayList<>();
	private long bytes;

	/** The source of an entry's bytes. */
	interface Content {
		InputStream open() throws IOException;
	}

	/**
	 * @param archive what is unpacked, as the user knows it
	 * @throws MetricsException if no temporary file can be written
	 */
	UnpackedSources(String archive) throws MetricsException {
		this.archive = archive;
		try {
			root = TemporaryFolder.create();
			sources = Files.createDirectory(root.resolve("sources"));
		} catch (IOException e) {
			throw new MetricsException(
					("%s cannot be unpacked to the folder for temporary files, %s: %s. Make that folder or room in it, or name"
							+ " another one in the environment: JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER.").formatted(archive,
							System.getProperty("java.io.tmpdir"), IoErrorText.inWords(e)), e);
		}
		libraries = root.resolve("libraries");
	}

	/**
	 * Takes a source.
	 *
	 * @throws MetricsException if more than {@link #MAX_BYTES} have been unpacked, or the disk takes no more
	 */
	void add(String name, Content content) throws MetricsException {
		Path file = write(sources, name, SourceText.MAX_BYTES, content);
		if (file != null) {
			files.add(new SourceFile(name, file));
		}
	}

	/**
	 * Takes a jar that the sources need.
	 *
	 * @throws MetricsException as {@link #add}
	 */
	void addLibrary(String name, Content content) throws MetricsException {
		Path file = write(libraries, name, MAX_LIBRARY_BYTES, content);
		if (file != null) {
			jars.add(new Library(name, file));
		}
	}

	/** Null where there is a problem with the entry, which is reported. */
	private Path write(Path folder, String name, int maxBytes, Content content) throws MetricsException {
		byte[] read;
		try (InputStream in = content.open()) {
			read = in.readNBytes(maxBytes + 1);
		} catch (IOException e) {
			problem(name, "cannot be read: " + IoErrorText.inWords(e));
			return null;
		}
		if (read.length > maxBytes) {
			problem(name, SourceText.tooLarge(maxBytes));
			return null;
		}
		TemporaryFolder.checkEnding();
		bytes += read.length;
		if (bytes > MAX_BYTES) {
			throw new MetricsException("%s has more than %d bytes of sources. Unpack a part of it to a folder, and measure that."
					.formatted(archive, MAX_BYTES));
		}
		Path file = place(folder, name);
		try {
			return file == null ? null : Files.write(file, read, StandardOpenOption.CREATE_NEW);
		} catch (FileAlreadyExistsException e) {
			problem(name, "another file has this name, or a name that this file system does not distinguish; that file is measured");
			return null;
		} catch (IOException e) {
			throw new MetricsException("%s cannot be unpacked to the folder for temporary files: %s. Free space there."
					.formatted(archive, IoErrorText.inWords(e)), e);
		}
	}

	/** The file that an entry goes to, in a folder that exists; null where the name allows none. */
	private Path place(Path folder, String name) {
		try {
			Path file = folder.resolve(name).normalize();
			if (!file.startsWith(folder) || file.equals(folder)) {
				problem(name, "its path leads out of the archive");
				return null;
			}
			Files.createDirectories(file.getParent());
			return file;
		} catch (InvalidPathException e) {
			problem(name, name.indexOf('\0') >= 0 ? "its name has a NUL character" : JavaFiles.UNKNOWN_NAME);
		} catch (IOException e) {
			problem(name, "its folder cannot be created: " + IoErrorText.inWords(e));
		}
		return null;
	}

	void problem(String name, String message) {
		report(new Problem(ProblemKind.UNREADABLE, name, 0, message));
	}

	void report(Problem problem) {
		problems.add(problem);
	}

	/** Returns the folder that must be deleted in the end. */
	Path root() {
		return root;
	}

	/** The jars that were taken, in the order of their names. */
	List<Library> libraries() {
		return jars.stream().sorted(Comparator.comparing(Library::path)).toList();
	}

	/** The sources that were taken. */
	List<SourceFile> files() {
		return files;
	}

	/** Returns the problems with what was not unpacked. */
	List<Problem> problems() {
		return problems;
	}
}
