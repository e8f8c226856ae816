/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Replaces files so that a reader sees the old content or the new one, never a part of it; what is no file is written into. */
public final class AtomicFile {
	private AtomicFile() {
	}

	/**
	 * Writes the file, through a temporary file in the same folder, which must exist. A symbolic link stays a link; the
	 * permissions of a file replaced are kept. A device or a pipe, such as {@code /dev/stdout}, stays what it is and gets the content.
	 *
	 * @throws IOException if the file cannot be written, naming {@code file} and never the temporary one; it is left as it was
	 */
	public static void write(Path file, byte[] content) throws IOException {
		if (Files.isDirectory(file)) {
			throw new FileSystemException(file.toString(), null, "it is a folder");
		}
		if (Files.exists(file) && !Files.isRegularFile(file)) {
			try (FileChannel device = FileChannel.open(file, StandardOpenOption.WRITE)) {
				writeAll(device, content);
			}
			return;
		}
		Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
		if (!Files.isDirectory(target.getParent())) {
			throw new NoSuchFileException(file.toString(), null, "the folder " + folderAsGiven(file) + " does not exist");
		}
		Path temporary = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
		try {
			write(target, temporary, content);
		} catch (AccessDeniedException e) {
			throw new AccessDeniedException(file.toString(), null, "its folder must be writable");
		} catch (FileSystemException e) {
			// The temporary file means nothing to whoever gave the name.
			throw new FileSystemException(file.toString(), null, FileTrouble.inWords(e));
		}
	}

	private static Path folderAsGiven(Path file) {
		return file.getParent() == null ? file.toAbsolutePath().getParent() : file.getParent();
	}

	private static void write(Path target, Path temporary, byte[] content) throws IOException {
		try {
			try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
				writeAll(channel, content);
				channel.force(true);
			}
			if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
				Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target));
			}
			Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	private static void writeAll(FileChannel channel, byte[] content) throws IOException {
		ByteBuffer remaining = ByteBuffer.wrap(content);
		while (remaining.hasRemaining()) {
			channel.write(remaining);
		}
	}
}
