/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Replaces files so that a reader sees the old content or the new one, never a part of it. */
public final class AtomicFile {
	private AtomicFile() {
	}

	/**
	 * Writes the file, through a temporary file in the same folder, which must exist. A symbolic link stays a link; the
	 * permissions of a file replaced are kept.
	 *
	 * @throws IOException if the file cannot be written; it is left as it was
	 */
	public static void write(Path file, byte[] content) throws IOException {
		Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
		Path temporary = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
		try {
			try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
				ByteBuffer remaining = ByteBuffer.wrap(content);
				while (remaining.hasRemaining()) {
					channel.write(remaining);
				}
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
}
