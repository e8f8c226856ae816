/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import org.sonde.common.progress.Progress;

/**
 * A part of a recording, by its header, which the JDK's parser does not tell: a dump of a running program has all chunks since the
 * recording began, so the next dump has them, too.
 *
 * @param startNanos when it begins, since 1970
 * @param bytes      its length
 */
record Chunk(long startNanos, long bytes) {
	/** More chunks than any recording has. */
	private static final int MOST = 100_000;

	/**
	 * Those of a recording in their order, up to one that is damaged.
	 *
	 * @param progress cancels the reading
	 */
	static List<Chunk> of(FlightRecording recording, Progress progress) throws IOException {
		List<Chunk> chunks = new ArrayList<>();
		try (InputStream in = recording.packed().open(progress)) {
			while (chunks.size() < MOST) {
				ChunkHeader header = ChunkHeader.read(in);
				chunks.add(new Chunk(header.startNanos(), header.bytes()));
				if (header.bytes() < ChunkHeader.BYTES) {
					break;
				}
				in.skipNBytes(header.bytes() - ChunkHeader.BYTES);
			}
		} catch (EOFException e) {
			// the last one has been read
		}
		return chunks;
	}
}
