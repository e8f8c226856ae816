/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Replaces files so that a reader sees the old content or the new one, never a part of it; what is not a file is written into. */
public final class AtomicFile {
	/** Systems follow this number of links, too. */
	private static final int MOST_LINKS = 40;
	private static final Map<String, FileDescriptor> STANDARD = Map.of("1", FileDescriptor.out, "2", FileDescriptor.err);

	private AtomicFile() {
	}

	/**
	 * Writes the file, through a temporary file in the same folder, which must exist. A symbolic link stays a link; the
	 * permissions of a file replaced are kept. A device or a pipe, such as {@code /dev/stdout}, stays what it is and gets the content.
	 *
	 * @throws IOException if the file cannot be written, naming {@code file} and never the temporary one; it is left as it was
	 */
	public static void write(Path file, byte[] content) throws IOException {
		requirePlace(file);
		if (isStream(file)) {
			writeInto(file, content);
			return;
		}
		Path target = target(file);
		// Without the file's name, which may be as long as names can be.
		Path temporary = target.resolveSibling("." + UUID.randomUUID() + ".tmp");
		try {
			write(target, temporary, content);
		} catch (AccessDeniedException e) {
			throw new AccessDeniedException(file.toString(), null, "permission denied; make its folder writable, or choose another");
		} catch (FileSystemException e) {
			// The temporary file means nothing to whoever gave the name.
			throw new FileSystemException(file.toString(), null, IoErrorText.inWords(e));
		}
	}

	/** Returns the target of links, even if it does not exist yet. */
	static Path target(Path file) throws IOException {
		Path at = file.toAbsolutePath();
		for (int links = 0; links < MOST_LINKS && Files.isSymbolicLink(at); links++) {
			at = at.resolveSibling(Files.readSymbolicLink(at));
		}
		return Files.exists(at) ? at.toRealPath() : at.normalize();
	}

	/**
	 * Makes sure that a file can stand there, as far as this is known before it is written.
	 *
	 * @throws FileSystemException if a folder stands there, or its own folder is missing
	 */
	public static void requirePlace(Path file) throws IOException {
		if (Files.isDirectory(file)) {
			throw new FileSystemException(file.toString(), null, "it is a folder");
		}
		if (!Files.exists(file) && !Files.isDirectory(target(file).getParent())) {
			throw new NoSuchFileException(file.toString(), null,
					"the folder " + (Files.isSymbolicLink(file) ? target(file).getParent() : folderAsGiven(file)) + " does not exist");
		}
	}

	/** Whether what is written goes on to somebody: into a device or a pipe, or into what is open already, as {@code /dev/stdout} is. */
	public static boolean isStream(Path file) throws IOException {
		return Files.exists(file) && !Files.isDirectory(file) && (!Files.isRegularFile(file) || opened(file).isPresent());
	}

	/** Whether nothing is lost when this is written: no file, an empty one as {@code mktemp} makes it, or a {@link #isStream stream}. */
	public static boolean isFree(Path file) throws IOException {
		return !Files.exists(file) || isStream(file) || Files.isRegularFile(file) && Files.size(file) == 0;
	}

	/**
	 * Makes sure of that.
	 *
	 * @throws FileAlreadyExistsException if somebody would lose something
	 */
	public static void requireFree(Path file) throws IOException {
		if (!isFree(file)) {
			throw new FileAlreadyExistsException(file.toString());
		}
	}

	/**
	 * Where the system lists what is open: the links of {@code /dev/stdout} lead there, and only then on to the file that a shell has sent
	 * the output to. That file is the shell's: it may have been opened to be added to.
	 */
	private static Optional<Path> opened(Path file) throws IOException {
		Path at = file.toAbsolutePath();
		for (int links = 0; links < MOST_LINKS && at.getParent() != null; links++) {
			Path folder = at.getParent().toRealPath();
			Path entry = folder.resolve(at.getFileName());
			if (folder.endsWith("fd") && (folder.startsWith("/proc") || folder.startsWith("/dev"))) {
				return Optional.of(entry);
			}
			if (!Files.isSymbolicLink(entry)) {
				break;
			}
			at = folder.resolve(Files.readSymbolicLink(entry));
		}
		return Optional.empty();
	}

	private static void writeInto(Path stream, byte[] content) throws IOException {
		Optional<Path> opened = opened(stream);
		Optional<FileDescriptor> own = opened.filter(AtomicFile::isOfThisProcess)
				.flatMap(entry -> Optional.ofNullable(STANDARD.get(entry.getFileName().toString())));
		if (own.isPresent()) {
			// If it were opened again, it would be written from its beginning. Not closed: it is not ours.
			new FileOutputStream(own.get()).write(content);
			return;
		}
		try (FileChannel channel = FileChannel.open(stream, opened.isPresent() && Files.isRegularFile(stream)
				? Set.of(StandardOpenOption.WRITE, StandardOpenOption.APPEND) : Set.of(StandardOpenOption.WRITE))) {
			writeAll(channel, content);
		}
	}

	private static boolean isOfThisProcess(Path entry) {
		return entry.startsWith("/dev") || entry.startsWith("/proc/" + ProcessHandle.current().pid());
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
