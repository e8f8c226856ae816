/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.sonde.common.progress.Progress;

/**
 * Finds damage on which the JDK's parser would never come to an end. It waits for a chunk whose header says that its writing has only
 * begun, and goes where chunks, events and check points tell it to go, even if that is back.
 */
final class ChunkCheck implements AutoCloseable {
	private static final int CHECK_POINT = 1;
	/** The bytes of a number except the last, with seven bits each. */
	private static final int BYTES = 8;
	private static final int BITS = 7;
	private static final int BUFFER = 1 << 16;

	private final InputStream in;
	private final Progress progress;
	/** Instead of a buffered stream, which takes a lock for each byte: bytes of every event are read one by one. */
	private final byte[] buffer = new byte[BUFFER];
	private int filled;
	private int index;
	private long position;

	private ChunkCheck(Path file, Progress progress) throws IOException {
		this.in = Files.newInputStream(file);
		this.progress = progress;
	}

	/** Returns how many bytes of a file the parser can read: all, or those before the first chunk with such damage. */
	static long readable(Path file, Progress progress) throws IOException {
		try (ChunkCheck check = new ChunkCheck(file, progress)) {
			long start = 0;
			try {
				while (check.skipChunk()) {
					start = check.position;
				}
				return start;
			} catch (EOFException e) {
				return Files.size(file); // The parser reads up to the end of the file.
			}
		}
	}

	/** Goes to the end of the next chunk. Returns false if the parser would not get there. */
	private boolean skipChunk() throws IOException {
		long start = position;
		byte[] beginning = new byte[ChunkHeader.BYTES];
		for (int i = 0; i < beginning.length; i++) {
			beginning[i] = (byte) next();
		}
		ChunkHeader header = ChunkHeader.read(new ByteArrayInputStream(beginning));
		long end = start + header.bytes();
		if (header.isBegun() || end < position) {
			return false;
		}
		if (!header.isNumbersCompressed()) {
			skipTo(end);
		}
		while (position < end) {
			progress.checkCancelled();
			if (!goesOn(end)) {
				return false;
			}
		}
		return true;
	}

	/** Whether the next event leads on, and not beyond its chunk. */
	private boolean goesOn(long endOfChunk) throws IOException {
		long start = position;
		long end = start + number();
		boolean back = false;
		if (number() == CHECK_POINT) {
			number();
			number();
			back = number() > 0; // how far it is to the one before
		}
		if (back || end < position || end > endOfChunk) {
			return false;
		}
		skipTo(end);
		return true;
	}

	private void skipTo(long to) throws IOException {
		long ahead = to - position;
		if (ahead > filled - index) {
			in.skipNBytes(ahead - (filled - index));
			index = filled;
		} else {
			index += (int) ahead;
		}
		position = to;
	}

	private long number() throws IOException {
		long number = 0;
		for (int i = 0; i < BYTES; i++) {
			int digit = next();
			number |= (digit & 0x7fL) << BITS * i;
			if (digit < 0x80) {
				return number;
			}
		}
		return number | (long) next() << BITS * BYTES;
	}

	private int next() throws IOException {
		if (index == filled) {
			filled = Math.max(0, in.read(buffer));
			index = 0;
			if (filled == 0) {
				throw new EOFException();
			}
		}
		position++;
		return buffer[index++] & 0xff;
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
