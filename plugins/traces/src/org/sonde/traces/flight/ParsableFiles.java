/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;

import org.sonde.common.digits.Digits;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;

/**
 * A recording as files on which the JDK's parser comes to an end: the file itself, or, of one that is packed or damaged, its chunks one
 * after the other in a temporary file, which is as long as the longest of them.
 *
 * @param temporary the folder for temporary files
 * @param progress  is notified of the bytes of a packed or damaged file that were read; cancels the reading
 */
record ParsableFiles(FlightRecording recording, Path temporary, Progress progress) {
	/** The largest chunk that is unpacked. The flight recorder begins a new one at 12 MB, unless it is set to do so later. */
	static final long MOST_BYTES = 1L << 30;
	private static final int BUFFER = 1 << 16;

	/** Parses a file. */
	@FunctionalInterface
	interface Parser {
		void parse(Path file) throws IOException;
	}

	/** @throws IOException if the rest cannot be read; the message says where and why */
	void parse(Parser parser) throws IOException {
		if (recording.isPlain() && ChunkCheck.readable(recording.file(), progress) == Files.size(recording.file())) {
			parseWhole(parser);
			return;
		}
		Path chunk = newFile();
		// The process may be ended while it reads.
		chunk.toFile().deleteOnExit();
		try (InputStream in = recording.packed().open(progress)) {
			long start = 0;
			for (long bytes = next(in, start, chunk); bytes > 0; bytes = next(in, start, chunk)) {
				start += bytes;
				parser.parse(chunk);
			}
		} finally {
			Files.deleteIfExists(chunk);
		}
	}

	/** What the parser throws on a truncated file depends on where it ends, and may be unchecked. Its message helps nobody. */
	private void parseWhole(Parser parser) throws IOException {
		try {
			parser.parse(recording.file());
		} catch (CancellationException e) {
			throw e;
		} catch (IOException | RuntimeException | InternalError e) {
			long chunks = Chunk.of(recording, Progress.cancelledBy(progress::isCancelled)).stream().mapToLong(Chunk::bytes).sum();
			if (chunks > Files.size(recording.file())) {
				throw new IOException("the file was not written or copied to its end", e);
			}
			throw e;
		}
	}

	private Path newFile() throws IOException {
		try {
			return Files.createTempFile(temporary, "sonde", ".jfr");
		} catch (IOException e) {
			throw noRoom(e);
		}
	}

	/** @return its length; 0 at the end */
	private long next(InputStream in, long start, Path chunk) throws IOException {
		try {
			in.mark(ChunkHeader.BYTES);
			if (in.read() < 0) {
				return 0;
			}
			in.reset();
			ChunkHeader header = ChunkHeader.read(in);
			in.reset();
			if (header.bytes() > MOST_BYTES) {
				throw new IOException(
						"the chunk at byte %d has %s bytes, or is damaged: too many for a temporary file. If it is packed, unpack it and read the unpacked file"
								.formatted(start, Digits.grouped(Long.toString(header.bytes()))));
			}
			copy(in, header.bytes(), chunk);
		} catch (EOFException e) {
			throw new IOException("the chunk at byte %d was not written or copied to its end".formatted(start), e);
		}
		if (Files.size(chunk) < ChunkHeader.BYTES || ChunkCheck.readable(chunk, progress) < Files.size(chunk)) {
			throw new IOException("the chunk at byte %d is damaged, or was not written to its end".formatted(start));
		}
		return Files.size(chunk);
	}

	private void copy(InputStream in, long bytes, Path chunk) throws IOException {
		byte[] buffer = new byte[BUFFER];
		try (OutputStream out = Files.newOutputStream(chunk)) {
			for (long left = bytes; left > 0;) {
				progress.checkCancelled();
				int read = in.read(buffer, 0, (int) Math.min(left, buffer.length));
				if (read < 0) {
					throw new EOFException();
				}
				write(buffer, read, out);
				left -= read;
			}
		}
	}

	/** Tells a full disk from a recording that cannot be read. */
	private void write(byte[] bytes, int length, OutputStream out) throws IOException {
		try {
			out.write(bytes, 0, length);
		} catch (IOException e) {
			throw noRoom(e);
		}
	}

	private IOException noRoom(IOException e) {
		return new IOException(
				"%s takes no chunk of it: %s. Make room there, or, if it is packed, unpack it elsewhere and read the unpacked file"
						.formatted(temporary,
				IoErrorText.inWords(e)), e);
	}
}
