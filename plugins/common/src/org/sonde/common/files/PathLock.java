/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Excludes a user's other threads and processes from a path. Its file is one of a few in the folder for temporary files, so that nothing
 * is left beside users' files. The system frees the lock of a process that ends in any way, so no lock outlives its owner.
 */
final class PathLock implements AutoCloseable {
	/** Two paths with the same file wait for each other, which does no harm. */
	private static final int FILES = 64;
	/** An update takes milliseconds, that of the largest plan some seconds. */
	private static final long MOST_SECONDS = 30;
	private static final long MILLIS_BETWEEN_ATTEMPTS = 10;

	/**
	 * Java locks files for a whole process, so its threads need this. Closing a second channel of a file that is held would free its lock.
	 */
	private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

	private final Path file;
	private final Optional<FileChannel> channel;

	private PathLock(Path file, Optional<FileChannel> channel) {
		this.file = file;
		this.channel = channel;
	}

	/** @throws FileInUseException if others have it for too long */
	static PathLock of(Path path) throws IOException {
		Path file = fileFor(path);
		long start = System.nanoTime();
		Optional<PathLock> lock = attempt(file);
		while (lock.isEmpty()) {
			if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(MOST_SECONDS)) {
				throw new FileInUseException(path, "another command has been changing it for " + MOST_SECONDS + " s");
			}
			pause();
			lock = attempt(file);
		}
		return lock.get();
	}

	private static Path fileFor(Path path) throws IOException {
		Path target = AtomicFile.target(path);
		Path folder = target.getParent();
		Path real = folder != null && Files.isDirectory(folder) ? folder.toRealPath().resolve(target.getFileName()) : target;
		String user = System.getProperty("user.name", "").replaceAll("[^A-Za-z0-9.-]", "_");
		int number = Math.floorMod(real.toString().hashCode(), FILES);
		return Path.of(System.getProperty("java.io.tmpdir"), "sonde-" + user + "-" + number + ".lock");
	}

	private static Optional<PathLock> attempt(Path file) {
		if (!HELD.add(file)) {
			return Optional.empty();
		}
		FileChannel channel = null;
		boolean free = true;
		try {
			channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
			free = channel.tryLock() != null;
		} catch (IOException e) {
			// Without a place for temporary files only threads wait for each other; FileUpdate still notices changes.
		}
		PathLock lock = new PathLock(file, Optional.ofNullable(channel));
		if (!free) {
			lock.close();
		}
		return free ? Optional.of(lock) : Optional.empty();
	}

	private static void pause() throws InterruptedIOException {
		try {
			Thread.sleep(MILLIS_BETWEEN_ATTEMPTS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new InterruptedIOException("interrupted while another command changed the file");
		}
	}

	@Override
	public void close() {
		try {
			if (channel.isPresent()) {
				channel.get().close();
			}
		} catch (IOException e) {
			// Nothing was written, and the lock is released.
		} finally {
			HELD.remove(file);
		}
	}
}
