/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * A change of a file that depends on its content: begin, read, write, close. If several commands and the IDE change a file at the same
 * time, each waits for the one before it. Programs that do not wait, other users and other machines are noticed: their change stays.
 */
public final class FileUpdate implements AutoCloseable {
	/** @param key distinguishes files that replace each other; null where the file system has none */
	private record Version(Object key, FileTime modified, long size) {
	}

	private final Path file;
	private final PathLock lock;
	private final Optional<Version> before;

	private FileUpdate(Path file, PathLock lock) throws IOException {
		this.file = file;
		this.lock = lock;
		before = version(file);
	}

	/**
	 * Waits until nobody else changes the file, which need not exist. Read it after this. A thread changes one file at a time.
	 *
	 * @throws FileInUseException  if that takes too long
	 * @throws FileSystemException if it is a {@link AtomicFile#isStream stream}: what is written there does not replace what was read
	 */
	public static FileUpdate begin(Path file) throws IOException {
		if (AtomicFile.isStream(file)) {
			throw new FileSystemException(file.toString(), null, "it is not a regular file");
		}
		PathLock lock = PathLock.of(file);
		try {
			return new FileUpdate(file, lock);
		} catch (IOException e) {
			lock.close();
			throw e;
		}
	}

	/** Writes a new file, or into a stream; nothing that somebody would lose is overwritten, however many write it at the same time. */
	public static void create(Path file, byte[] content) throws IOException {
		if (AtomicFile.isStream(file)) {
			AtomicFile.write(file, content);
			return;
		}
		try (FileUpdate update = begin(file)) {
			AtomicFile.requireFree(file);
			update.write(content);
		}
	}

	/**
	 * Writes the file as {@link AtomicFile#write} does.
	 *
	 * @throws FileInUseException if it is not as it was at the beginning; it is left as it is
	 */
	public void write(byte[] content) throws IOException {
		if (!version(file).equals(before)) {
			throw new FileInUseException(file, "another program changed it meanwhile");
		}
		AtomicFile.write(file, content);
	}

	@Override
	public void close() {
		lock.close();
	}

	private static Optional<Version> version(Path file) throws IOException {
		if (!Files.exists(file)) {
			return Optional.empty();
		}
		BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
		return Optional.of(new Version(attributes.fileKey(), attributes.lastModifiedTime(), attributes.size()));
	}
}
