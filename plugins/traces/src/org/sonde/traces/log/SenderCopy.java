/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stores what one program sends as the binary log that Kieker's {@code FileWriter} would have written. */
final class SenderCopy implements Closeable {
	/** The beginning of the names of its folder and file. It shows that the records came over TCP. */
	static final String NAME = "kieker-received-";

	private final OutputStream map;
	private final OutputStream records;

	/** @param folder of the log; made, and there must be none of that name */
	SenderCopy(Path folder) throws IOException {
		Files.createDirectory(folder);
		map = new BufferedOutputStream(Files.newOutputStream(folder.resolve(KiekerLog.MAP_NAMES.getFirst())));
		records = new BufferedOutputStream(Files.newOutputStream(folder.resolve(folder.getFileName() + "-001.bin")));
	}

	void text(int id, String text) throws IOException {
		map.write(("$" + id + "=" + text + "\n").getBytes(StandardCharsets.UTF_8));
	}

	/** A record with its header: in the stream it has the bytes that it has in a file. */
	void record(byte[] bytes, int from, int length) throws IOException {
		records.write(bytes, from, length);
	}

	/** Writes for readers that follow the log: the texts first, because the records refer to them. */
	void flush() throws IOException {
		map.flush();
		records.flush();
	}

	@Override
	public void close() throws IOException {
		try (map; records) {
			flush();
		}
	}
}
