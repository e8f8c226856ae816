/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.sonde.traces.Progress;

/**
 * The files in a tar archive, compressed or not. It can only be read forwards: where files are wanted in another order than
 * they lie in it, it is read again from the start.
 */
final class TarMembers {
	/** What the header of a file may take, with its long name: far beyond any. */
	private static final int MAX_HEADER = 1 << 20;
	private static final int MAX_FILES = 1_000_000;
	private static final int MAGIC_AT = 257;
	private static final byte[] MAGIC = { 'u', 's', 't', 'a', 'r' };

	private final Path archive;
	/** Stands behind a file and waits to be read on; null if none does. */
	private Reading idle;

	private TarMembers(Path archive) {
		this.archive = archive;
	}

	/** Whether the file is a tar archive, compressed or not. */
	static boolean isTar(Path file) {
		try (InputStream in = Content.decompressed(Files.newInputStream(file))) {
			byte[] start = Content.peek(in, MAGIC_AT + MAGIC.length);
			return start.length == MAGIC_AT + MAGIC.length
					&& Arrays.equals(start, MAGIC_AT, start.length, MAGIC, 0, MAGIC.length);
		} catch (IOException e) {
			return false;
		}
	}

	/** Reads the archive once for what is in it. */
	static List<LogFile> of(Path archive, Progress progress) throws IOException {
		TarMembers members = new TarMembers(archive);
		List<LogFile> files = new ArrayList<>();
		progress.begin("Listing " + archive.getFileName(), Files.size(archive));
		try (Reading reading = new Reading(archive, progress)) {
			for (TarArchiveEntry entry = reading.next(); entry != null; entry = reading.next()) {
				if (entry.isFile() && LogFile.isOfLog(entry.getName())) {
					files.add(new LogFile(LogFile.within(archive, entry.getName()), entry.getSize(),
							members.new Member(reading.index)));
				}
				if (reading.index > MAX_FILES) {
					throw new IOException("it has more than %d files".formatted(MAX_FILES));
				}
			}
		} catch (RuntimeException e) {
			throw new IOException("it is damaged: " + e, e);
		}
		return files;
	}

	/** A file by its place in the archive, from 1. */
	private final class Member implements LogFile.Opener {
		private final int index;

		Member(int index) {
			this.index = index;
		}

		@Override
		public InputStream open() throws IOException {
			Reading reading = idle != null && idle.index < index ? idle : new Reading(archive, Progress.NONE);
			if (reading == idle) {
				idle = null;
			}
			while (reading.index < index) {
				if (reading.next() == null) {
					reading.close();
					throw new IOException("the archive is no longer what it was");
				}
			}
			return new FilterInputStream(reading.entries) {
				@Override
				public void close() throws IOException {
					release();
					idle = reading;
				}
			};
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
	private static final class Reading implements AutoCloseable {
		private final Bounded bytes;
		private final TarArchiveInputStream entries;
		/** The number of the file that is being read, from 1. */
		private int index;

		Reading(Path archive, Progress progress) throws IOException {
			bytes = new Bounded(Content.decompressed(new CountedStream(Files.newInputStream(archive), progress)));
			entries = new TarArchiveInputStream(bytes);
		}

		/** The next file; null behind the last. */
		TarArchiveEntry next() throws IOException {
			if (index > 0) {
				entries.skip(Long.MAX_VALUE); // what is left of the file before
			}
			bytes.left = MAX_HEADER;
			TarArchiveEntry entry = entries.getNextEntry();
			bytes.left = Long.MAX_VALUE;
			index++;
			return entry;
		}

		@Override
		public void close() throws IOException {
			entries.close();
		}
	}

	/** Keeps a header from filling the memory. */
	private static final class Bounded extends FilterInputStream {
		private long left = Long.MAX_VALUE;

		Bounded(InputStream in) {
			super(in);
		}

		@Override
		public int read() throws IOException {
			count(1);
			return super.read();
		}

		@Override
		public int read(byte[] buffer, int offset, int length) throws IOException {
			int count = super.read(buffer, offset, length);
			count(Math.max(count, 0));
			return count;
		}

		@Override
		public boolean markSupported() {
			return false;
		}

		private void count(long bytes) throws IOException {
			left -= bytes;
			if (left < 0) {
				throw new IOException("a header of the archive is larger than %d bytes".formatted(MAX_HEADER));
			}
		}
	}
}
