/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipInputStream;

/** The files of a log that hold records, by their name's extension: text, binary, or one of both compressed. */
enum RecordFile {
	TEXT(".dat"), BINARY(".bin"), GZIP(".gz"), DEFLATE(".df"), ZIP(".zip"),
	/** Written by Kieker too, but the JDK cannot read it. */
	UNSUPPORTED(".xz", ".bz2");

	private final String[] extensions;

	RecordFile(String... extensions) {
		this.extensions = extensions;
	}

	/** The kind of this file, or null if it is none that holds records. */
	static RecordFile of(Path file) {
		String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
		for (RecordFile kind : values()) {
			for (String extension : kind.extensions) {
				if (name.endsWith(extension)) {
					return kind;
				}
			}
		}
		return null;
	}

	/** The records as bytes, decompressed. The stream supports {@link InputStream#mark}. */
	InputStream open(Path file) throws IOException {
		InputStream raw = new BufferedInputStream(Files.newInputStream(file));
		try {
			return new BufferedInputStream(switch (this) {
				case TEXT, BINARY -> raw;
				case GZIP -> new GZIPInputStream(raw);
				case DEFLATE -> new InflaterInputStream(raw);
				case ZIP -> firstEntry(new ZipInputStream(raw));
				case UNSUPPORTED -> throw new IOException("this compression is not supported; decompress the file first");
			});
		} catch (IOException | RuntimeException e) {
			raw.close();
			throw e;
		}
	}

	/**
	 * Whether the stream holds the binary format. Compressed files do not say so in their name; a line of the text format
	 * starts with a dollar sign, a record of the binary format with the high byte of a small number.
	 */
	boolean isBinary(InputStream opened) throws IOException {
		if (this == TEXT || this == BINARY) {
			return this == BINARY;
		}
		opened.mark(1);
		int first = opened.read();
		opened.reset();
		return first == 0;
	}

	/** Kieker writes a zip file of one entry. */
	private static InputStream firstEntry(ZipInputStream zip) throws IOException {
		if (zip.getNextEntry() == null) {
			throw new EOFException();
		}
		return zip;
	}
}
