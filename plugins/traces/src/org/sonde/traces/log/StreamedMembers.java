/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.sonde.common.files.CountedStream;
import org.sonde.common.progress.Progress;

/**
 * The files in an archive that can only be read forwards: tar, compressed or not, and zip whose directory is damaged. Where files
 * are wanted in another order than they lie in it, it is read again from the start.
 */
final class StreamedMembers {
	/** The largest header of a file with its long name: far more than any has. */
	private static final int MAX_HEADER = 1 << 20;
	private static final int MAX_FILES = 1_000_000;
	/** The bytes of maps that are kept. A log's map is needed before its records, but comes after them by its name. */
	private static final long MAX_MAPS = 16L << 20;
	private static final int MAGIC_AT = 257;
	private static final byte[] MAGIC = { 'u', 's', 't', 'a', 'r' };

	private final Path archive;
	private final boolean isTar;
	private final Progress progress;
	private long mapsKept;
	/** Stands behind a file and waits to be read on; null if none does. */
	private Reading idle;

	private StreamedMembers(Path archive, boolean isTar, Progress progress) {
		this.archive = archive;
		this.isTar = isTar;
		this.progress = progress;
	}

	/** Whether the file is a tar archive, compressed or not. */
	static boolean isTar(Path file) {
		try (InputStream in = LogContent.decompressed(Files.newInputStream(file))) {
			byte[] start = LogContent.peek(in, MAGIC_AT + MAGIC.length);
			return start.length == MAGIC_AT + MAGIC.length
					&& Arrays.equals(start, MAGIC_AT, start.length, MAGIC, 0, MAGIC.length);
		} catch (IOException e) {
			return false;
		}
	}

	/** Reads a tar archive once for what is in it; up to where it is damaged, which is noted. */
	static List<LogFile> ofTar(Path archive, Progress progress, LogProblems problems) {
		return new StreamedMembers(archive, true, progress).list(problems);
	}

	/** Reads a zip archive likewise, one without its directory. */
	static List<LogFile> ofZip(Path archive, Progress progress, LogProblems problems) {
		return new StreamedMembers(archive, false, progress).list(problems);
	}

	private List<LogFile> list(LogProblems problems) {
		List<LogFile> files = new ArrayList<>();
		try {
			progress.begin("Listing " + archive.getFileName(), Files.size(archive));
			try (Reading reading = new Reading(progress)) {
				for (ArchiveEntry entry = reading.next(); entry != null; entry = reading.next()) {
					if (isFile(entry) && LogFile.isOfLog(entry.getName())) {
						add(files, entry, reading, problems);
					}
					if (reading.index > MAX_FILES) {
						throw new IOException("it has more than %d files".formatted(MAX_FILES));
					}
				}
			}
		} catch (IOException e) {
			problems.add(archive, "", LogProblems.unreadable(e));
		}
		return files;
	}

	private void add(List<LogFile> files, ArchiveEntry entry, Reading reading, LogProblems problems) throws IOException {
		try {
			files.add(file(entry, reading));
		} catch (InvalidPathException e) {
			problems.add(archive, "file " + reading.index, "left out, because its name is damaged");
		}
	}

	private LogFile file(ArchiveEntry entry, Reading reading) throws IOException {
		Path path = LogFile.within(archive, entry.getName());
		long bytes = entry.getSize();
		LogFile.Opener opener = new Member(reading.index);
		if (KiekerLog.MAP_NAMES.contains(path.getFileName().toString()) && bytes >= 0 && mapsKept + bytes <= MAX_MAPS) {
			byte[] map = reading.entries.readNBytes((int) bytes);
			if (map.length == bytes) {
				mapsKept += bytes;
				opener = () -> new ByteArrayInputStream(map);
			}
		}
		return new LogFile(path, Math.max(bytes, 0), opener);
	}

	private static boolean isFile(ArchiveEntry entry) {
		return entry instanceof TarArchiveEntry tar ? tar.isFile() : !entry.isDirectory();
	}

	/** A file by its place in the archive, from 1. */
	private final class Member implements LogFile.Opener {
		private final int index;

		Member(int index) {
			this.index = index;
		}

		@Override
		public InputStream open() throws IOException {
			// Tells nobody how far it is: what is read again would count again.
			Reading reading = idle != null && idle.index < index ? idle : new Reading(Progress.cancelledBy(progress::isCancelled));
			if (reading == idle) {
				idle = null;
			}
			try {
				while (reading.index < index) {
					if (reading.next() == null) {
						throw new IOException("the archive was changed while it was read");
					}
				}
			} catch (IOException | RuntimeException e) {
				reading.close();
				throw e;
			}
			return new LogContent.Layer(reading.entries) {
				@Override
				public void close() throws IOException {
					release();
					idle = reading;
				}
			};
		}

		@Override
		public boolean isBesides(LogFile.Opener other) {
			return other instanceof Member member && member.all() == all();
		}

		private StreamedMembers all() {
			return StreamedMembers.this;
		}

		@Override
		public void release() throws IOException {
			if (idle != null) {
				idle.close();
				idle = null;
			}
		}
	}

	/** A reading of the archive from its start. */
	private final class Reading implements AutoCloseable {
		private final Bounded bytes;
		private final ArchiveInputStream<?> entries;
		/** The number of the file that is being read, from 1. */
		private int index;

		Reading(Progress counting) throws IOException {
			InputStream raw = CountedStream.of(Files.newInputStream(archive), counting);
			bytes = new Bounded(isTar ? LogContent.decompressed(raw) : new BufferedInputStream(raw));
			entries = isTar ? new WholeTar(bytes) : new ZipArchiveInputStream(bytes);
		}

		/** The next file; null behind the last. */
		ArchiveEntry next() throws IOException {
			try {
				if (index > 0) {
					entries.skip(Long.MAX_VALUE); // what is left of the file before
				}
				bytes.left = MAX_HEADER;
				ArchiveEntry entry = entries.getNextEntry();
				bytes.left = Long.MAX_VALUE;
				index++;
				return entry;
			} catch (RuntimeException e) {
				throw LogContent.damaged(e);
			}
		}

		@Override
		public void close() throws IOException {
			entries.close();
		}
	}

	/** Takes an archive that ends without its last block for what it is, cut off. */
	private static final class WholeTar extends TarArchiveInputStream {
		private boolean ended;

		WholeTar(InputStream in) {
			super(in);
		}

		@Override
		protected boolean isEOFRecord(byte[] block) {
			boolean isLast = super.isEOFRecord(block);
			ended |= isLast && block != null;
			return isLast;
		}

		@Override
		public TarArchiveEntry getNextEntry() throws IOException {
			TarArchiveEntry entry = super.getNextEntry();
			if (entry == null && !ended) {
				throw new EOFException();
			}
			return entry;
		}
	}

	/** Keeps a header from filling the memory. */
	private static final class Bounded extends CountedStream {
		private long left = Long.MAX_VALUE;

		Bounded(InputStream in) {
			super(in);
		}

		@Override
		protected void count(long bytes) throws IOException {
			left -= bytes;
			if (left < 0) {
				throw new IOException("a header of the archive is larger than %d bytes".formatted(MAX_HEADER));
			}
		}
	}
}
